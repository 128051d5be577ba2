// expect: violated deadlock
// truth: an array of a class does not initialise it: nobody counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ArrayDoesNotInitialise {
  static CountDownLatch l = new CountDownLatch(1);
  public static void main(String[] args) throws Exception {
    Object o = new A[3];
    Class<?> c = A.class;
    l.await();
  }
}
class A { static { ArrayDoesNotInitialise.l.countDown(); } }
