// expect: proved
// truth: the second round throws ConcurrentModificationException, which is caught; main counts the rest
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class AddWhileIterating {
  public static void main(String[] args) throws Exception {
    List<String> a = new ArrayList<>();
    a.add("x");
    CountDownLatch l = new CountDownLatch(2);
    try { for (String s : a) { a.add("z"); l.countDown(); } } catch (ConcurrentModificationException e) { l.countDown(); }
    l.await();
  }
}

