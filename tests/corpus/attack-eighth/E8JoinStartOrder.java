// Truth: violated. t1 may come to join before main starts t2: join returns at once, v is 0
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinStartOrder {

  static volatile int v;
  public static void main(String[] a) {
    Thread t2 = new Thread(() -> { v = 1; });
    Thread t1 = new Thread(() -> { try { t2.join(); } catch (InterruptedException e) { } assert v == 1; });
    t1.start(); t2.start();
  }
}
