// Neighbouring slices share nothing.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.function.*; import java.util.stream.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.io.*; import java.nio.*; import java.text.*; import java.time.*; import java.time.chrono.*; import java.time.format.*; import java.time.temporal.*; import java.math.*; import java.util.regex.*; import java.net.URI;
public class HbCbufN { static Object sink1, sink2;
  static void m() throws Exception { ByteBuffer b=ByteBuffer.allocate(8); ByteBuffer d=b.slice(0,4), e=b.slice(4,4);
    finish(() -> {
      async(() -> { try { chk(); d.putInt(0,1); } catch (RuntimeException | Error xx) { throw xx; } catch (Exception xx) { throw new RuntimeException(xx); } });
      async(() -> { try { chk(); e.putInt(0,1); } catch (RuntimeException | Error xx) { throw xx; } catch (Exception xx) { throw new RuntimeException(xx); } });
    });  }
  static void chk() throws Exception {}
  public static void main(String[] a) { launchHabaneroApp(() -> { try { chk(); m(); } catch (RuntimeException | Error xx) { throw xx; } catch (Exception xx) { throw new RuntimeException(xx); } }); } }
