// Truth: proved. a thread of a task is joined by another task through a future
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;

public class E8FutureMix {

  static int n;
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      edu.rice.hj.api.HjFuture<Thread> f = future(() -> { Thread t = new Thread(() -> { n = 1; }); t.start(); return t; });
      finish(() -> async(() -> { try { f.get().join(); } catch (InterruptedException e) { } assert n == 1; }));
    });
  }
}
