// Truth: violated. daemon asserts false
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8DaemonHook {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { assert false; });
    t.setDaemon(true); t.start();
  }
}
