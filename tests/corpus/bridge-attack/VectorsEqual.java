// expect: violated deadlock
// truth: equals of two vectors takes both monitors, in opposite orders
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class VectorsEqual {
  public static void main(String[] args) throws Exception {
    Vector<String> p = new Vector<>(List.of("a", "b")), q = new Vector<>(List.of("a", "b"));
    Thread a = new Thread(() -> { for (int i = 0; i < 3000000; i++) p.equals(q); });
    Thread b = new Thread(() -> { for (int i = 0; i < 3000000; i++) q.equals(p); });
    a.start(); b.start();
    a.join(); b.join();
  }
}

