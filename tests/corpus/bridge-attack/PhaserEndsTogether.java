// expect: proved
// truth: both leave: the phaser ends, and a wait of one that had left before would return at once
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PhaserEndsTogether {
  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser(2);
    new Thread(() -> p.arriveAndDeregister()).start();
    p.arriveAndDeregister();
  }
}

