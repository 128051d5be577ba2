// Truth: proved. getAndAdd carries order: who gets 1 sees what the first did
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8AtomicRelease {

  static AtomicInteger n = new AtomicInteger(); static int d;
  public static void main(String[] a) throws Exception {
    Runnable r = () -> { if (n.getAndIncrement() == 1) { d++; } };
    d = 1;
    Thread x = new Thread(r), y = new Thread(r);
    x.start(); y.start(); x.join(); y.join();
    assert d == 2;
  }
}
