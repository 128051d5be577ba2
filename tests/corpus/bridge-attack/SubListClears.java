// expect: violated deadlock
// truth: clear of the sublist empties the list: no count
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SubListClears {
  public static void main(String[] args) throws Exception {
    List<String> a = new ArrayList<>();
    a.add("x");
    List<String> s = a.subList(0, 1);
    s.clear();
    CountDownLatch l = new CountDownLatch(1);
    for (int i = 0; i < a.size(); i++) l.countDown();
    l.await();
  }
}

