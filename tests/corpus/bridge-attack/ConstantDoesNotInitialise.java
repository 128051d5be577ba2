// expect: violated deadlock
// truth: a constant is copied: its class is not initialised
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ConstantDoesNotInitialise {
  static CountDownLatch l = new CountDownLatch(1);
  public static void main(String[] args) throws Exception {
    int v = A.N;
    l.await();
  }
}
class A { static final int N = 3; static { ConstantDoesNotInitialise.l.countDown(); } }
