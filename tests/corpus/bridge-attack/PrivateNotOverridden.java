// expect: violated deadlock
// truth: a private method is not overridden: A.done is called, which does nothing
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PrivateNotOverridden {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new B().go(l);
    l.await();
  }
  static class A { private void done(CountDownLatch l) { } void go(CountDownLatch l) { this.done(l); } }
  static class B extends A { public void done(CountDownLatch l) { l.countDown(); } }
}

