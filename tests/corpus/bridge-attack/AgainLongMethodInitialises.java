// expect: violated deadlock
// truth: a long method that mentions no task uses a class whose initialiser waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainLongMethodInitialises {
    static int work() { int x = 1, y = 2; x = x * 31 + 0; y = y ^ (x << 0); x = x * 31 + 1; y = y ^ (x << 1); x = x * 31 + 2; y = y ^ (x << 2); x = x * 31 + 3; y = y ^ (x << 3); x = x * 31 + 4; y = y ^ (x << 4); x = x * 31 + 5; y = y ^ (x << 0); x = x * 31 + 6; y = y ^ (x << 1); x = x * 31 + 7; y = y ^ (x << 2); x = x * 31 + 8; y = y ^ (x << 3); x = x * 31 + 9; y = y ^ (x << 4); x = x * 31 + 10; y = y ^ (x << 0); x = x * 31 + 11; y = y ^ (x << 1); x = x * 31 + 12; y = y ^ (x << 2); x = x * 31 + 13; y = y ^ (x << 3); x = x * 31 + 14; y = y ^ (x << 4); x = x * 31 + 15; y = y ^ (x << 0); return x + y + Stuck.z; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { });
        System.out.println(work());
        t.start();
    }
}
class Stuck { static int z = 1; static { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } } }
