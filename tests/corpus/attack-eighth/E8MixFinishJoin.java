// Truth: proved. the task joins the thread
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;

public class E8MixFinishJoin {

  static int n;
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      finish(() -> async(() -> { Thread t = new Thread(() -> { n = 1; }); t.start(); try { t.join(); } catch (InterruptedException e) {} }));
      assert n == 1;
    });
  }
}
