// Truth: violated. exit may come before or after s = 1: the final value of s differs
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ExitStatic {

  static volatile int s;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { s = 1; });
    Thread y = new Thread(() -> { System.exit(0); });
    x.start(); y.start();
  }
}
