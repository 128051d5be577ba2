// Truth: violated. main may be alive or not when t looks
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8MainEndPlain {

  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    Thread t = new Thread(() -> { assert !me.isAlive(); });
    t.start();
  }
}
