// expect: unknown
// truth: bulkRegister(-1) throws IllegalArgumentException: main ends, b waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PhaserRegisterMany {
  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser(2);
    new Thread(() -> p.arriveAndAwaitAdvance()).start();
    p.bulkRegister(-1);
    p.arriveAndAwaitAdvance();
  }
}

