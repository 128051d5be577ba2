// expect: violated deadlock
// truth: listIterator().add makes the list longer: main waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ListIteratorAdds {
  public static void main(String[] args) throws Exception {
    List<String> a = new ArrayList<>();
    a.listIterator().add("x");
    if (a.size() == 1) new CountDownLatch(1).await();
  }
}

