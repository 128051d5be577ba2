// Truth: violated. getThreadGroup of a thread that has ended is null (JDK 17)
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8GroupGone {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start();
    assert t.getThreadGroup() != null;
  }
}
