// Truth: proved. interrupt happens before its detection: no race on n
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InterruptHB {

  static int n;
  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    Thread h = new Thread(() -> { n = 1; me.interrupt(); });
    h.start();
    while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
    n = 2;
  }
}
