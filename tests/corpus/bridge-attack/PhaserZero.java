// expect: proved
// truth: main leaves; with nobody registered the phaser has ended, a wait on it returns at once
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PhaserZero {
  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser(1);
    p.arriveAndDeregister();
    p.arriveAndAwaitAdvance();
  }
}

