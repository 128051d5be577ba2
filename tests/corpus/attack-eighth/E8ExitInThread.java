// Truth: violated. main's assertion may run before t exits
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ExitInThread {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> System.exit(0));
    t.start();
    assert false;
  }
}
