// Truth: proved. the flag stays if the thread has ended: join of an ended thread does not look ... JDK 17 join of a dead thread does not throw
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InterruptSelf {

  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { });
    x.start(); x.join();
    Thread.currentThread().interrupt();
    x.join();
    assert Thread.interrupted() && !Thread.interrupted();
  }
}
