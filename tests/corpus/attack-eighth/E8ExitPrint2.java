// Truth: violated. exit may come before the print: the output differs
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8ExitPrint2 {

  static volatile int v;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { System.out.println("x"); });
    Thread y = new Thread(() -> { System.exit(0); });
    Thread z = new Thread(() -> { v = 1; });
    x.start(); y.start(); z.start(); v = 1;
  }
}
