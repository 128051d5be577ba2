// PrintWriter.println takes its lock.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.function.*; import java.util.stream.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.io.*; import java.nio.*; import java.text.*; import java.time.*; import java.time.chrono.*; import java.time.format.*; import java.time.temporal.*; import java.math.*; import java.util.regex.*; import java.net.URI;
public class HbPw { static Object sink1, sink2;
  static void m() throws Exception { PrintWriter w=new PrintWriter(new StringWriter());
    finish(() -> {
      async(() -> { try { chk(); w.println("a"); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
      async(() -> { try { chk(); w.println(1); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    });  }
  static void chk() throws Exception {}
  public static void main(String[] a) { launchHabaneroApp(() -> { try { chk(); m(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } }); } }
