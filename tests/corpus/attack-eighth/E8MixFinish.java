// Truth: violated. finish does not wait for threads that tasks start
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;

public class E8MixFinish {

  static volatile int n;
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      finish(() -> async(() -> new Thread(() -> { n = 1; }).start()));
      assert n == 1;
    });
  }
}
