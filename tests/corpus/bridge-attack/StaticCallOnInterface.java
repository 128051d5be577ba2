// expect: violated deadlock
// truth: a static method of an implementing class does not initialise the interface
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class StaticCallOnInterface {
  static CountDownLatch l = new CountDownLatch(1);
  static int count() { l.countDown(); return 1; }
  public static void main(String[] args) throws Exception {
    C.m();
    l.await();
  }
}
interface I { int X = StaticCallOnInterface.count(); }
class C implements I { static int q = 4; static void m() { } }
