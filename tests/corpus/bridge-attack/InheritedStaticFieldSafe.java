// expect: proved
// truth: Sub.x is a field of Sup: Sub, whose initialiser waits for ever, is not initialised
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InheritedStaticFieldSafe {
  static void stuck() { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } }
  public static void main(String[] args) throws Exception {
    int v = Sub.x;
    new Thread(() -> { }).start();
  }
}
class Sup { static int x; }
class Sub extends Sup { static { InheritedStaticFieldSafe.stuck(); } }
