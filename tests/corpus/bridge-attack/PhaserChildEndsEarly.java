// expect: violated deadlock
// truth: the thread that dies keeps its party
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PhaserChildEndsEarly {
  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser(2);
    new Thread(() -> { if (p.getPhase() >= 0) throw new IllegalStateException(); p.arriveAndAwaitAdvance(); }).start();
    p.arriveAndAwaitAdvance();
  }
}

