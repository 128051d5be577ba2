// Truth: proved. a flag by volatile orders d
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8NoRaceSpinHB {

  static int d; static volatile boolean f, g;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { while (!f) { } d++; g = true; });
    Thread y = new Thread(() -> { d++; f = true; while (!g) { } assert d == 2; });
    x.start(); y.start();
  }
}
