// Truth: proved. the group takes errors
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8GroupTakesError {

  public static void main(String[] a) throws Exception {
    ThreadGroup g = new ThreadGroup("g") { public void uncaughtException(Thread t, Throwable e) { if (e instanceof Error) return; super.uncaughtException(t, e); } };
    Thread t = new Thread(g, () -> { throw new Error(); });
    t.start(); t.join();
  }
}
