// Truth: violated. whether the literal is loaded before intern is a choice
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InternLiteral {

  static boolean mine;
  static String lit() { return "qqqq"; }
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { String s = "qq".repeat(a.length + 2); mine = s.intern() == s; }), y = new Thread(() -> { lit(); });
    x.start(); y.start(); x.join(); y.join();
    assert mine;
  }
}
