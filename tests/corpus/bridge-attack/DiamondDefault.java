// expect: violated deadlock
// truth: the more specific default method does nothing
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class DiamondDefault {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new C().done(l);
    l.await();
  }
  interface I { default void done(CountDownLatch l) { l.countDown(); } }
  interface K extends I { default void done(CountDownLatch l) { } }
  static class D implements I { }
  static class C extends D implements K { }
}

