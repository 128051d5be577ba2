// expect: violated deadlock
// truth: a private method is not overridden: A.done is called, which does nothing
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PrivateOfTopLevel {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new BB().go(l);
    l.await();
  }
}
class AA { private void done(CountDownLatch l) { } void go(CountDownLatch l) { done(l); } }
class BB extends AA { public void done(CountDownLatch l) { l.countDown(); } }
