// expect: proved
// truth: the thread has taken the only element: hasNext is false, nobody waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class IteratorElsewhereSafe {
  public static void main(String[] args) throws Exception {
    Iterator<String> it = List.of("a").iterator();
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(() -> { it.next(); });
    t.start();
    t.join();
    if (it.hasNext()) never.await();
  }
}

