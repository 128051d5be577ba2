// Truth: violated. one writes the volatile field without the updater: a lost update
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8UpdaterPlain {

  volatile int f;
  static AtomicIntegerFieldUpdater<E8UpdaterPlain> U = AtomicIntegerFieldUpdater.newUpdater(E8UpdaterPlain.class, "f");
  public static void main(String[] a) throws Exception {
    E8UpdaterPlain o = new E8UpdaterPlain();
    Thread x = new Thread(() -> { U.getAndAdd(o, 1); }), y = new Thread(() -> { o.f = o.f + 1; });
    x.start(); y.start(); x.join(); y.join();
    assert o.f == 2;
  }
}
