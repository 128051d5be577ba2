// Truth: proved. each add is synchronized
import java.util.*;
public class VectorAdds {
  public static void main(String[] a) throws Exception {
    Vector<Integer> v = new Vector<>();
    Thread[] t = new Thread[3];
    for (int i = 0; i < 3; i++) { t[i] = new Thread(() -> { for (int k = 0; k < 3; k++) v.add(1); }); t[i].start(); }
    for (Thread one : t) one.join();
    if (v.size() != 9) throw new AssertionError();
  }
}
