// Truth: violated. as E8SelfIntJoin; a volatile variable makes the steps of x choices
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8SelfIntJoinVol {

  static volatile int v;
  public static void main(String[] a) {
    Thread x = new Thread(() -> { v = 1; });
    x.start();
    Thread.currentThread().interrupt();
    try { x.join(); assert false; } catch (InterruptedException e) { v = 2; }
  }
}
