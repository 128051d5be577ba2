// Truth: proved. join orders
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8PoolFine {

  static int n;
  public static void main(String[] a) throws Exception {
    ForkJoinPool p = new ForkJoinPool(1);
    ForkJoinTask<?> f = p.submit(() -> { n++; });
    f.join();
    n++;
    assert n == 2;
  }
}
