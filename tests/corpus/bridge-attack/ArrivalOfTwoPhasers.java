// expect: violated deadlock
// truth: awaitAdvance of q with the phase of p
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ArrivalOfTwoPhasers {
  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser(1), q = new Phaser(2);
    p.arrive();
    int x = q.arrive();
    q.awaitAdvance(x);
  }
}

