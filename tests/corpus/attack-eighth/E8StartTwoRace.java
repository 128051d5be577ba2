// Truth: violated. two threads start the same one: the second gets IllegalThreadStateException, uncaught
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8StartTwoRace {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    Thread x = new Thread(() -> t.start());
    Thread y = new Thread(() -> t.start());
    x.start(); y.start();
  }
}
