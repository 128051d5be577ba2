// Truth: violated. who initialises the class H first shows in its field
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InitSpin {

  static volatile int v;
  static class H { static final int X = v; }
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { v = 1; }), y = new Thread(() -> { assert H.X == 1; });
    x.start(); y.start();
  }
}
