// Truth: violated. main ends by an exception
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinMainThrows {

  public static void main(String[] a) throws Exception {
    Thread me = Thread.currentThread();
    Thread t = new Thread(() -> { try { me.join(); } catch (InterruptedException e) {} });
    t.start();
    throw new RuntimeException("x");
  }
}
