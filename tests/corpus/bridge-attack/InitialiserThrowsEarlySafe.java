// expect: proved
// truth: what leaves an initialiser is ExceptionInInitializerError: the handler of IllegalStateException, which waits for ever, does not take it
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InitialiserThrowsEarlySafe {
  public static void main(String[] args) throws Exception {
    int v = 0;
    try {
      v = 1;
      v = Bad.x;
    } catch (IllegalStateException e) { new CountDownLatch(1).await(); } catch (ExceptionInInitializerError e) { return; }
    System.out.println(v);
  }
}
class Bad { static int x = fail(); static int fail() { throw new IllegalStateException(); } }
