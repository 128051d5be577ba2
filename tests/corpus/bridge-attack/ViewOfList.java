// expect: violated deadlock
// truth: the view made before shows and changes the list behind it
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ViewOfList {
  public static void main(String[] args) throws Exception {
    List<String> a = new ArrayList<>();
    a.add("x");
    List<String> s = Collections.synchronizedList(a);
    s.remove(0);
    CountDownLatch l = new CountDownLatch(1);
    for (int i = 0; i < a.size(); i++) l.countDown();
    l.await();
  }
}

