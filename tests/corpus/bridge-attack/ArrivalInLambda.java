// expect: violated deadlock
// truth: the supplier gives the old phase: awaitAdvance returns at once and the thread arrives twice
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ArrivalInLambda {
  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser(2);
    Thread a = new Thread(() -> {
      int ph = p.arrive();
      IntSupplier2 f = () -> ph;
      p.awaitAdvance(f.get());
      p.arrive();
      p.awaitAdvance(f.get());
      p.arrive();
      p.awaitAdvance(f.get());
    });
    Thread b = new Thread(() -> { p.arriveAndAwaitAdvance(); sleep(); p.arriveAndAwaitAdvance(); p.arriveAndAwaitAdvance(); });
    a.start(); b.start();
  }
  static void sleep() { try { Thread.sleep(200); } catch (InterruptedException e) { } }
}
interface IntSupplier2 { int get(); }
