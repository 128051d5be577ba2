// Truth: violated. isAlive of main seen by t may be false once main has ended
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8NotifyState {

  public static void main(String[] a) throws Exception {
    Thread me = Thread.currentThread();
    Thread t = new Thread(() -> { assert me.isAlive(); });
    t.start();
  }
}
