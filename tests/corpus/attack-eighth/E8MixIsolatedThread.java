// Truth: violated. the thread writes n outside isolated: a race
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;

public class E8MixIsolatedThread {

  static int n;
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      Thread t = new Thread(() -> { n = 1; });
      t.start();
      finish(() -> { async(() -> isolated(() -> { n++; })); });
    });
  }
}
