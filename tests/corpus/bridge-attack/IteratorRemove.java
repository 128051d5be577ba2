// expect: violated deadlock
// truth: remove through the iterator empties the list: no count
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class IteratorRemove {
  public static void main(String[] args) throws Exception {
    List<String> a = new ArrayList<>();
    a.add("x");
    Iterator<String> it = a.iterator();
    it.next();
    it.remove();
    CountDownLatch l = new CountDownLatch(1);
    for (int i = 0; i < a.size(); i++) l.countDown();
    l.await();
  }
}

