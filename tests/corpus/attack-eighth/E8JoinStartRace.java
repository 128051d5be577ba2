// Truth: violated. t1 may come to join before main starts t2: nothing orders n then, a race
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinStartRace {

  static int n;
  public static void main(String[] a) {
    Thread t2 = new Thread(() -> { n = 1; });
    Thread t1 = new Thread(() -> { try { t2.join(); } catch (InterruptedException e) { } n = 2; });
    t1.start(); t2.start();
  }
}
