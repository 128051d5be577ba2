// expect: proved
// truth: three parties, three threads
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PhaserBulk {
  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser();
    p.bulkRegister(3);
    for (int i = 0; i < 3; i++) new Thread(() -> { p.arriveAndAwaitAdvance(); p.arriveAndDeregister(); }).start();
  }
}

