// Truth: violated. isAlive true orders nothing: a race on n
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8AliveNoHB {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { n = 1; });
    t.start();
    if (t.isAlive()) n = 2;
  }
}
