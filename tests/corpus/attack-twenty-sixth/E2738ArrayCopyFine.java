import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// proved: elements 0 to 29 are only copied, 30 to 63 only written
public class E2738ArrayCopyFine {
static int[] a = new int[64];
    public static void main(String[] args) throws Exception {
Thread t = new Thread(() -> { for (int i = 30; i < 64; i++) a[i] = i; }); t.start(); int[] b = new int[64]; System.arraycopy(a, 0, b, 0, 30); t.join();
    }

}
