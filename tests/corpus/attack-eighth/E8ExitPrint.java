// Truth: violated. exit may come before the print: the output differs
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ExitPrint {

  static volatile int v;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { v = v + 1; System.out.println("x"); });
    Thread y = new Thread(() -> { v = 0; System.exit(0); });
    x.start(); y.start();
  }
}
