// expect: violated deadlock
// truth: the superclass of the main class is initialised first, then the main class, whose initialiser waits for ever
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SuperOfMainInitialised extends Base {
  static int q = 5;
  static { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } }
  public static void main(String[] args) throws Exception {
    System.out.println(1);
  }
}
class Base { static int z = 7; }
