// Truth: violated. field updater: the order of getAndSet shows
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8Updater {

  volatile int f; static int r;
  static AtomicIntegerFieldUpdater<E8Updater> U = AtomicIntegerFieldUpdater.newUpdater(E8Updater.class, "f");
  public static void main(String[] a) throws Exception {
    E8Updater o = new E8Updater();
    Thread x = new Thread(() -> { r = U.getAndSet(o, 1); }), y = new Thread(() -> { U.getAndSet(o, 2); });
    x.start(); y.start(); x.join(); y.join();
    assert r == 0;
  }
}
