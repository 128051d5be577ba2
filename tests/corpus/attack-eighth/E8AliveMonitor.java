// Truth: proved. HotSpot: the end of a thread takes its monitor; and x is known to be alive only once
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8AliveMonitor {
 
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start();
    boolean first = t.isAlive(), second = t.isAlive();
    assert first || !second;
    t.join();
  }
}
