// expect: violated deadlock
// truth: as VectorAndStream, with println in a method that is passed over
import java.util.*;
import java.util.concurrent.*;

public class AgainStreamInMethod {
    static void nap() { try { Thread.sleep(200); } catch (InterruptedException e) { } }
    static int say() { int x = 1, y = 2; x = x * 31 + 0; y = y ^ (x << 0); x = x * 31 + 1; y = y ^ (x << 1); x = x * 31 + 2; y = y ^ (x << 2); x = x * 31 + 3; y = y ^ (x << 3); x = x * 31 + 4; y = y ^ (x << 4); x = x * 31 + 5; y = y ^ (x << 0); x = x * 31 + 6; y = y ^ (x << 1); x = x * 31 + 7; y = y ^ (x << 2); x = x * 31 + 8; y = y ^ (x << 3); x = x * 31 + 9; y = y ^ (x << 4); x = x * 31 + 10; y = y ^ (x << 0); x = x * 31 + 11; y = y ^ (x << 1); x = x * 31 + 12; y = y ^ (x << 2); x = x * 31 + 13; y = y ^ (x << 3); x = x * 31 + 14; y = y ^ (x << 4); x = x * 31 + 15; y = y ^ (x << 0); System.out.println("x"); return x + y; }
    public static void main(String[] args) throws Exception {
        Vector<String> v = new Vector<>();
        Object out = System.out;
        Thread a = new Thread(() -> { synchronized (v) { nap(); say(); } });
        Thread b = new Thread(() -> { synchronized (out) { nap(); v.add("y"); } });
        a.start(); b.start();
        a.join(); b.join();
    }
}
