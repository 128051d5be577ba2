// Truth: violated. a group whose handler gives to its parent: uncaught
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InheritGroup {

  public static void main(String[] a) throws Exception {
    ThreadGroup g = new ThreadGroup("g") { public void uncaughtException(Thread t, Throwable e) { if (e instanceof Error) return; super.uncaughtException(t, e); } };
    new Thread(g, () -> { throw new RuntimeException(); }).start();
  }
}
