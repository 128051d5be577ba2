// Truth: proved. isolated excludes in tasks; the thread is joined before
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;

public class E8MixIsolated {

  static int n;
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      Thread t = new Thread(() -> { n = 1; });
      t.start();
      try { t.join(); } catch (InterruptedException e) {}
      finish(() -> { async(() -> isolated(() -> { n++; })); async(() -> isolated(() -> { n++; })); });
      assert n == 3;
    });
  }
}
