// Truth: violated. x may be alive when main comes to join: an exception
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8SelfIntJoinInv {

  static volatile int v;
  public static void main(String[] a) {
    Thread x = new Thread(() -> { v = 1; });
    x.start();
    v = 2;
    Thread.currentThread().interrupt();
    try { x.join(); } catch (InterruptedException e) { assert false; }
  }
}
