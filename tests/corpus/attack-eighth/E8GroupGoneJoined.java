// Truth: proved. after join the group is null
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8GroupGoneJoined {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start(); t.join();
    assert t.getThreadGroup() == null && t.getState() == Thread.State.TERMINATED;
  }
}
