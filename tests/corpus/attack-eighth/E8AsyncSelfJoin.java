// Truth: violated. the exception of the task goes to finish, not to the default handler of threads
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;

public class E8AsyncSelfJoin {

  public static void main(String[] a) {
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> { });
    launchHabaneroApp(() -> {
      boolean ok = true;
      try { finish(() -> async(() -> {
        Thread.currentThread().interrupt();
        try { Thread.currentThread().join(); } catch (InterruptedException e) { }
        throw new RuntimeException("task");
      })); } catch (Throwable e) { ok = false; }
      assert ok;
    });
  }
}
