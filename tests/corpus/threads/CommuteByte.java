// Truth: proved. 300 is 44 in a byte
public class CommuteByte {
  static int x; static byte b; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[3];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { synchronized (m) { b += 100; } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (b != 44 + 0*3) throw new AssertionError();
  }
}
