// Truth: violated. t may have ended between the two looks
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8AliveOrder {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start();
    boolean first = t.isAlive(), second = t.isAlive();
    assert first == second;
  }
}
