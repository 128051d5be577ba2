// Two keys of two bins: the functions are not ordered.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.function.*; import java.util.stream.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.io.*; import java.nio.*; import java.text.*; import java.time.*; import java.time.chrono.*; import java.time.format.*; import java.time.temporal.*; import java.math.*; import java.util.regex.*; import java.net.URI;
public class HbCia2 { static Object sink1, sink2;
  static void m() throws Exception { int[] c={0}; ConcurrentHashMap<Integer,Integer> m=new ConcurrentHashMap<>();
    finish(() -> {
      async(() -> { try { chk(); m.computeIfAbsent(1,k->c[0]++); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
      async(() -> { try { chk(); m.computeIfAbsent(2,k->c[0]++); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    });  }
  static void chk() throws Exception {}
  public static void main(String[] a) { launchHabaneroApp(() -> { try { chk(); m(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } }); } }
