// MessageFormat.format of a pattern with a number uses the shared number format; of whole numbers it does all it keeps under the monitor of its list of digits, so there is no race.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.function.*; import java.util.stream.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.io.*; import java.nio.*; import java.text.*; import java.time.*; import java.time.chrono.*; import java.time.format.*; import java.time.temporal.*; import java.math.*; import java.util.regex.*; import java.net.URI;
public class HbMf { static Object sink1, sink2;
  static void m() throws Exception { MessageFormat f=new MessageFormat("{0,number}",Locale.US);
    finish(() -> {
      async(() -> { try { chk(); f.format(new Object[]{1}); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
      async(() -> { try { chk(); f.format(new Object[]{2}); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    });  }
  static void chk() throws Exception {}
  public static void main(String[] a) { launchHabaneroApp(() -> { try { chk(); m(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } }); } }
