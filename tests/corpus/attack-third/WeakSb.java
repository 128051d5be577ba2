// truth: violated: (assertion) store buffering: both tasks write with lazySet and read the other variable, and may both read 0 (JLS 17.4 orders volatile writes only)
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import java.util.concurrent.atomic.*;
public class WeakSb {
 static int r1, r2; static final AtomicInteger x = new AtomicInteger(), y = new AtomicInteger();
 public static void main(String[] a) { launchHabaneroApp(() -> {
  finish(() -> { async(() -> { x.lazySet(1); r1 = y.get(); }); async(() -> { y.lazySet(1); r2 = x.get(); }); });
  assert r1 + r2 > 0;
 }); }
}
