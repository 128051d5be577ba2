// expect: violated deadlock
// truth: what leaves an initialiser is ExceptionInInitializerError: the second handler takes it and waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InitialiserThrowsEarly {
  public static void main(String[] args) throws Exception {
    int v = 0;
    try {
      v = 1;
      v = Bad.x;
    } catch (IllegalStateException e) { return; } catch (ExceptionInInitializerError e) { new CountDownLatch(1).await(); }
    System.out.println(v);
  }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
