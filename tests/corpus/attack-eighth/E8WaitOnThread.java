// Truth: violated. wait on an ended thread that nobody notifies: deadlock
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8WaitOnThread {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { });
    t.start(); t.join();
    synchronized (t) { t.wait(); }
  }
}
