// expect: proved
// truth: the thread has added one: main does not wait
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ListGrowsSafe {
  public static void main(String[] args) throws Exception {
    List<String> done = new ArrayList<>();
    CountDownLatch never = new CountDownLatch(1);
    Thread t = new Thread(() -> { done.add("x"); });
    t.start();
    t.join();
    if (done.isEmpty()) never.await();
  }
}

