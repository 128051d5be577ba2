// expect: proved
// truth: the handler of ExceptionInInitializerError counts down
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InitialiserErrorCaught {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    int v = 0;
    try {
      v = 1;
      v = Bad.x;
    } catch (ExceptionInInitializerError e) { l.countDown(); }
    l.await();
  }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
