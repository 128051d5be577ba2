// expect: violated deadlock
// truth: onAdvance(int) overrides nothing, so the phaser never ends: main waits for ever
import java.util.concurrent.*;
// onAdvance(int) is an overload, no override: the phaser never ends. main waits for ever in phase 1.
public class OverloadCounted { static class P extends Phaser { P(int n) { super(n); } boolean onAdvance(int phase) { return true; } }
 public static void main(String[] a) throws Exception { P p = new P(2);
 Thread t = new Thread(() -> { p.arriveAndAwaitAdvance(); }); t.start();
 p.arriveAndAwaitAdvance(); p.arriveAndAwaitAdvance(); } }
