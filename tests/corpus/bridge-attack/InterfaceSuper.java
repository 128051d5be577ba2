// expect: proved
// truth: I.super.done counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InterfaceSuper {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new C().done(l);
    l.await();
  }
  interface I { default void done(CountDownLatch l) { l.countDown(); } }
  static class C implements I { public void done(CountDownLatch l) { I.super.done(l); } }
}

