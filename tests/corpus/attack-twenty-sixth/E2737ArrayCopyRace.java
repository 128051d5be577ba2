import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// violated: arraycopy reads element 30 while the loop writes it
public class E2737ArrayCopyRace {
static int[] a = new int[64];
    public static void main(String[] args) throws Exception {
Thread t = new Thread(() -> { for (int i = 30; i < 64; i++) a[i] = i; }); t.start(); int[] b = new int[64]; System.arraycopy(a, 0, b, 0, 31); t.join();
    }

}
