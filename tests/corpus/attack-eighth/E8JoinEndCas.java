// Truth: violated. as E8JoinEndAtomic by an atomic
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinEndCas {

  public static void main(String[] a) {
    Thread me = Thread.currentThread(); AtomicInteger n = new AtomicInteger();
    Thread x = new Thread(() -> n.getAndSet(1));
    Thread h = new Thread(() -> { if (n.get() == 1) me.interrupt(); });
    x.start(); h.start();
    try { x.join(); } catch (InterruptedException e) { assert false; }
  }
}
