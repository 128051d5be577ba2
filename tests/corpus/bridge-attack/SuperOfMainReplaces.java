// expect: violated deadlock
// truth: the initialiser of the main class replaces the latch that its superclass made: that of main counts two
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SuperOfMainReplaces extends Base {
  public static void main(String[] args) throws Exception {
    l.countDown();
    l.await();
  }
  static { l = new CountDownLatch(2); }
}
class Base { static CountDownLatch l = new CountDownLatch(1); }
