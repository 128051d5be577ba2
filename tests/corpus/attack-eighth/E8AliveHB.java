// Truth: proved. isAlive false orders: no race on n
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8AliveHB {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { n = 1; });
    t.start();
    while (t.isAlive()) Thread.onSpinWait();
    assert n == 1; n = 2;
  }
}
