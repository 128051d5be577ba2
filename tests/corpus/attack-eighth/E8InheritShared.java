// Truth: violated. the inherited array is one object: a race
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InheritShared {

  static InheritableThreadLocal<int[]> l = new InheritableThreadLocal<>();
  public static void main(String[] a) throws Exception {
    l.set(new int[1]);
    Thread t = new Thread(() -> { l.get()[0]++; });
    t.start(); l.get()[0]++;
  }
}
