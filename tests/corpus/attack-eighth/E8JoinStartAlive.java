// Truth: violated. as E8JoinStartOrder, and k looks whether t2 is alive, so that starts are choices
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinStartAlive {

  static volatile int v;
  public static void main(String[] a) {
    Thread t2 = new Thread(() -> { v = 1; });
    Thread t1 = new Thread(() -> { try { t2.join(); } catch (InterruptedException e) { } assert v == 1; });
    Thread k = new Thread(() -> { t2.isAlive(); });
    k.start(); t1.start(); t2.start();
  }
}
