// expect: violated deadlock
// truth: four parties, three threads
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PhaserBulkShort {
  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser();
    p.bulkRegister(4);
    for (int i = 0; i < 3; i++) new Thread(() -> { p.arriveAndAwaitAdvance(); p.arriveAndDeregister(); }).start();
  }
}

