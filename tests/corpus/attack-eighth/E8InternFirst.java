// Truth: violated. whose string is the interned one is a choice
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InternFirst {

  static boolean mine;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { String s = "abc".repeat(a.length + 2); mine = s.intern() == s; }), y = new Thread(() -> { "abc".repeat(a.length + 2).intern(); });
    x.start(); y.start(); x.join(); y.join();
    assert mine;
  }
}
