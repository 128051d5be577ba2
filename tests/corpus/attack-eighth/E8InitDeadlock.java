// Truth: violated. two initialisers wait for each other
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InitDeadlock {

  static class A { static final int X = B.Y + 1; }
  static class B { static final int Y = A.X + 1; }
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { int i = A.X; }), y = new Thread(() -> { int i = B.Y; });
    x.start(); y.start();
  }
}
