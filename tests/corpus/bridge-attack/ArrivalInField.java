// expect: violated deadlock
// truth: the second awaitAdvance gets the old phase and returns at once, so that a arrives twice in phase 1; b is left alone in phase 2
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ArrivalInField {
  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser(2);
    Thread a = new Thread(() -> {
      H h = new H();
      h.ph = p.arrive();
      p.awaitAdvance(h.ph);
      p.arrive();
      p.awaitAdvance(h.ph);
      p.arrive();
      p.awaitAdvance(h.ph);
    });
    Thread b = new Thread(() -> { p.arriveAndAwaitAdvance(); sleep(); p.arriveAndAwaitAdvance(); p.arriveAndAwaitAdvance(); });
    a.start(); b.start();
  }
  static void sleep() { try { Thread.sleep(200); } catch (InterruptedException e) { } }
}
class H { int ph; }
