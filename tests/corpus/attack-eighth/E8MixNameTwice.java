// Truth: violated. the thread of the first finish may run with that of the second: lost update
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;

public class E8MixNameTwice {

  static volatile int v;
  static void once() { finish(() -> async(() -> new Thread(() -> { v = v + 1; }).start())); }
  public static void main(String[] a) throws Exception {
    launchHabaneroApp(() -> { once(); while (v == 0) Thread.onSpinWait(); once(); while (v < 2) Thread.onSpinWait(); assert false; });
  }
}
