// expect: proved
// truth: no cycle of waits, but the endless stream never ends, main waits for ever: a loop of the library that is not named
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class StreamForever {
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t = new Thread(() -> { try { java.util.stream.Stream.generate(() -> 1).forEach(x -> { }); } catch (Throwable e) { } l.countDown(); });
    t.start();
    l.await();
  }
}

