// Truth: violated. two tasks of a ForkJoinPool race on n
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8PoolRace {

  static int n;
  public static void main(String[] a) throws Exception {
    ForkJoinPool p = new ForkJoinPool(2);
    ForkJoinTask<?> f = p.submit(() -> { n++; }); ForkJoinTask<?> g = p.submit(() -> { n++; });
    f.join(); g.join();
  }
}
