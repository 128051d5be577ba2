// expect: proved
// truth: the initialiser of the main class counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SuperOfMainSafe extends Base {
  public static void main(String[] args) throws Exception {
    Base.l.await();
  }
  static { Base.l.countDown(); }
}
class Base { static CountDownLatch l = new CountDownLatch(1); }
