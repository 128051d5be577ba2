// Truth: violated. as E8JoinEndCas, and somebody looks whether x is alive
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinEndAlive {

  public static void main(String[] a) {
    Thread me = Thread.currentThread(); AtomicInteger n = new AtomicInteger();
    Thread x = new Thread(() -> n.getAndSet(1));
    Thread h = new Thread(() -> { if (n.get() == 1) me.interrupt(); });
    Thread k = new Thread(() -> x.isAlive());
    x.start(); h.start(); k.start();
    try { x.join(); } catch (InterruptedException e) { assert false; }
  }
}
