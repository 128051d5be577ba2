// Truth: proved. a thread local of the main thread is kept behind join of itself in a task
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8LocalGone {

  static final ThreadLocal<Integer> L = ThreadLocal.withInitial(() -> 1);
  public static void main(String[] a) throws Exception {
    L.set(5);
    Thread t = new Thread(() -> { assert L.get() == 1; L.set(2); L.remove(); assert L.get() == 1; });
    t.start(); t.join();
    assert L.get() == 5;
  }
}
