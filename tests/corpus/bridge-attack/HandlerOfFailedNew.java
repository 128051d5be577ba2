// expect: violated deadlock
// truth: new Bad() is the first instruction of the try block; its initialiser fails; the handler waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class HandlerOfFailedNew {
  public static void main(String[] args) throws Exception {
    try { new Bad(); } catch (Throwable e) { new CountDownLatch(1).await(); }
  }
}
class Bad { static { if (System.nanoTime() != 0) throw new IllegalStateException(); } }
