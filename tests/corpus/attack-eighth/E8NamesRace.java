// Truth: violated. the two threads draw the numbers of names in either order
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8NamesRace {

  static String n;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { n = new Thread().getName(); }, "x");
    Thread y = new Thread(() -> { new Thread(); }, "y");
    x.start(); y.start(); x.join(); y.join();
    assert n.equals("Thread-0");
  }
}
