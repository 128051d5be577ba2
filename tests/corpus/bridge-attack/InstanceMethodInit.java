// expect: proved
// truth: calling a static method of the class itself initialises it
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InstanceMethodInit {
  public static void main(String[] args) throws Exception {
    A.m();
    A.l.await();
  }
}
class A { static final CountDownLatch l = new CountDownLatch(1); static { l.countDown(); } static void m() { } }
