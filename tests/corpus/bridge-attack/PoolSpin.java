// expect: proved
// truth: the first task of two spins until the second has set the flag; no wait; may loop for ever for one thread
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PoolSpin {
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(2);
    AtomicBoolean f = new AtomicBoolean();
    e.submit(() -> { while (!f.get()) Thread.onSpinWait(); });
    e.submit(() -> f.set(true));
    e.shutdown();
  }
}

