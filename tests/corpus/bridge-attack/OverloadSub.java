// expect: violated deadlock
// truth: an overload of onAdvance in a subclass overrides nothing
import java.util.concurrent.*;
public class OverloadSub { static class P extends Phaser { P(int n) { super(n); } protected boolean onAdvance(int phase, int n) { return false; } }
 static class Q extends P { Q(int n) { super(n); } boolean onAdvance(byte b) { return true; } }
 public static void main(String[] a) throws Exception { Q p = new Q(2);
 Thread t = new Thread(() -> { p.arriveAndAwaitAdvance(); }); t.start();
 p.arriveAndAwaitAdvance(); p.arriveAndAwaitAdvance(); } }
