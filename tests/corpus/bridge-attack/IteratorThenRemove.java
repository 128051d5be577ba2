// expect: violated deadlock
// truth: an iterator taken before; remove of the iterator after the list was read
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class IteratorThenRemove {
  public static void main(String[] args) throws Exception {
    List<String> a = new ArrayList<>();
    a.add("x"); a.add("y");
    CountDownLatch l = new CountDownLatch(2);
    for (Iterator<String> it = a.iterator(); it.hasNext(); ) { it.next(); it.remove(); }
    for (String s : a) l.countDown();
    l.await();
  }
}

