// expect: proved
// truth: set is no structural change: the loop goes on, two counts
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SetWhileIterating {
  public static void main(String[] args) throws Exception {
    List<String> a = new ArrayList<>();
    a.add("x"); a.add("y");
    CountDownLatch l = new CountDownLatch(2);
    for (String s : a) { a.set(0, "z"); l.countDown(); }
    l.await();
  }
}

