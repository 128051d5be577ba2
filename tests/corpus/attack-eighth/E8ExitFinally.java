// Truth: proved. finally is not run behind exit
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ExitFinally {

  static volatile boolean f;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { try { System.exit(0); } finally { f = true; } });
    t.start();
    assert !f;
  }
}
