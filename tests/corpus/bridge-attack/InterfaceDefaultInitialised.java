// expect: proved
// truth: an interface with a default method is initialised with its class
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InterfaceDefaultInitialised {
  static CountDownLatch l = new CountDownLatch(1);
  static int count() { l.countDown(); return 1; }
  public static void main(String[] args) throws Exception {
    new C();
    l.await();
  }
}
interface I { int X = InterfaceDefaultInitialised.count(); default void d() { } }
class C implements I { }
