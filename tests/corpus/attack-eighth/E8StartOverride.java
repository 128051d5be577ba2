// Truth: proved. start is overridden and runs on the caller
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8StartOverride {

  static Thread by;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread() { public void start() { run(); } public void run() { by = Thread.currentThread(); } };
    t.start(); t.join();
    assert by == Thread.currentThread() && t.getState() == Thread.State.NEW;
  }
}
