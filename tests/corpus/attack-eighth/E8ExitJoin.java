// Truth: proved. join of a thread that exits never returns
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ExitJoin {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> System.exit(0));
    t.start(); t.join();
    assert false;
  }
}
