// Truth: violated. main may be alive for a while behind its last statement
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8MainEndAtomic {

  static volatile int v;
  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    Thread t = new Thread(() -> { while (v == 0) Thread.onSpinWait(); assert !me.isAlive(); });
    t.start();
    v = 1;
  }
}
