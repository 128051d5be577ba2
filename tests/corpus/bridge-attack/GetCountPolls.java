// expect: proved
// truth: the loop ends when the other has counted down; nobody waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class GetCountPolls {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    new Thread(l::countDown).start();
    while (l.getCount() > 0) Thread.onSpinWait();
    l.await();
  }
}

