// expect: proved
// truth: the handler counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InitialiserThrowsFirstSafe {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    int v = 0;
    try {
      v = Bad.x;
    } catch (Throwable e) { l.countDown(); }
    l.await();
  }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
