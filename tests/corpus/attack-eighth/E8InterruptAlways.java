// Truth: proved. main interrupts itself first; x waits for main's flag, so is alive: always an exception, and the flag is cleared
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InterruptAlways {

  static volatile boolean go;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { while (!go) Thread.onSpinWait(); });
    x.start();
    Thread.currentThread().interrupt();
    boolean thrown = false;
    try { x.join(); } catch (InterruptedException e) { thrown = true; }
    assert thrown && !Thread.currentThread().isInterrupted();
    go = true;
    x.join();
  }
}
