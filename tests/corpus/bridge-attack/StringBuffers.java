// expect: violated deadlock
// truth: append of one buffer to the other takes both monitors, in opposite orders
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class StringBuffers {
  public static void main(String[] args) throws Exception {
    StringBuffer p = new StringBuffer("p"), q = new StringBuffer("q");
    Thread a = new Thread(() -> { for (int i = 0; i < 3000000; i++) { p.append(q); p.setLength(1); } });
    Thread b = new Thread(() -> { for (int i = 0; i < 3000000; i++) { q.append(p); q.setLength(1); } });
    a.start(); b.start();
    a.join(); b.join();
  }
}

