// Truth: proved. t waits for the end of main and sees what main did
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinMain {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread me = Thread.currentThread();
    Thread t = new Thread(() -> { try { me.join(); } catch (InterruptedException e) {} assert n == 7; });
    t.start();
    n = 7;
  }
}
