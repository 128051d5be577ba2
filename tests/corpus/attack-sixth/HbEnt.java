// setValue of an entry of a TreeMap.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.function.*; import java.util.stream.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.io.*; import java.nio.*; import java.text.*; import java.time.*; import java.time.chrono.*; import java.time.format.*; import java.time.temporal.*; import java.math.*; import java.util.regex.*; import java.net.URI;
public class HbEnt { static Object sink1, sink2;
  static void m() throws Exception { TreeMap<Integer,Integer> t=new TreeMap<>(Map.of(1,1)); Map.Entry<Integer,Integer> e=t.entrySet().iterator().next();
    finish(() -> {
      async(() -> { try { chk(); e.setValue(3); } catch (RuntimeException | Error xx) { throw xx; } catch (Exception xx) { throw new RuntimeException(xx); } });
      async(() -> { try { chk(); t.get(1); } catch (RuntimeException | Error xx) { throw xx; } catch (Exception xx) { throw new RuntimeException(xx); } });
    });  }
  static void chk() throws Exception {}
  public static void main(String[] a) { launchHabaneroApp(() -> { try { chk(); m(); } catch (RuntimeException | Error xx) { throw xx; } catch (Exception xx) { throw new RuntimeException(xx); } }); } }
