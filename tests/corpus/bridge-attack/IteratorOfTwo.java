// expect: proved
// truth: nextIndex 1 is not below size 1: hasNext is false, main returns
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class IteratorOfTwo {
  public static void main(String[] args) throws Exception {
    LinkedList<String> a = new LinkedList<>();
    a.add("x");
    Iterator<String> it = a.iterator();
    it.next();
    a.add("y");
    a.removeFirst();
    if (!it.hasNext()) return;
    new CountDownLatch(1).await();
  }
}

