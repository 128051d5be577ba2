// expect: proved
// truth: the second start throws, the handler counts down, nobody waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class StartedTwiceCaught {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { });
    t.start();
    try { t.start(); } catch (IllegalThreadStateException e) { l.countDown(); }
    l.await();
  }
}

