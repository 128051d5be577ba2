// Truth: proved. dispatch by hand: getUncaughtExceptionHandler of a live thread is its group; nothing leaves the thread
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8HandlerCalledByHand {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { Thread me = Thread.currentThread(); me.getUncaughtExceptionHandler().uncaughtException(me, new RuntimeException()); n = 1; });
    t.start(); t.join();
    assert n == 1;
  }
}
