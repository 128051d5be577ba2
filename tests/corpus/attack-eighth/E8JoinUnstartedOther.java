// Truth: violated. join may come before x starts t and then returns at once
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinUnstartedOther {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { n = 1; });
    Thread x = new Thread(() -> t.start());
    x.start();
    t.join();
    x.join();
    t.join();
    assert n == 1;
    Thread y = new Thread(() -> { n = 2; });
    Thread z = new Thread(() -> y.start());
    z.start();
    y.join();
    z.join();
    assert !y.isAlive();
  }
}
