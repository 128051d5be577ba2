// expect: proved
// truth: the interface, whose initialiser waits for ever, is not initialised
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InterfaceNotInitialisedSafe {
  static void stuck() { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } }
  static int wait1() { stuck(); return 1; }
  public static void main(String[] args) throws Exception {
    new C();
    new Thread(() -> { }).start();
  }
}
interface I { int X = InterfaceNotInitialisedSafe.wait1(); }
class C implements I { }
