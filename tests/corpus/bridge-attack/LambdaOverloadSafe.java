// expect: proved
// truth: the default method is called, which does nothing
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class LambdaOverloadSafe {
  static void stuck() { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } }
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Job j = x -> { try { l.await(); } catch (InterruptedException e) { } };
    j.go("a");
  }
}
interface Job { void go(Object o); default void go(String s) { } }
