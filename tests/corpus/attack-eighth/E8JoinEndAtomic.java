// Truth: violated. x may be pre-empted between v=true and its end; h interrupts main, which is still in x.join()
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinEndAtomic {

  static volatile boolean v;
  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    Thread x = new Thread(() -> { v = true; });
    Thread h = new Thread(() -> { while (!v) Thread.onSpinWait(); me.interrupt(); });
    x.start(); h.start();
    try { x.join(); } catch (InterruptedException e) { assert false; }
  }
}
