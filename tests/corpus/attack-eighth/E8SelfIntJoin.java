// Truth: violated. x may have ended before main comes to join, which then returns without an exception (JDK 17)
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8SelfIntJoin {

  public static void main(String[] a) {
    Thread x = new Thread(() -> { });
    x.start();
    Thread.currentThread().interrupt();
    try { x.join(); assert false; } catch (InterruptedException e) { }
  }
}
