// expect: violated deadlock
// truth: a private onAdvance() overrides nothing
import java.util.concurrent.*;
public class StaticOnAdv { static class P extends Phaser { P(int n) { super(n); } static boolean onAdvance(int f) { return true; } private boolean onAdvance() { return true; } }
 public static void main(String[] a) throws Exception { Phaser p = new P(2); 
 Thread t = new Thread(() -> { p.arriveAndAwaitAdvance(); }); t.start(); p.arriveAndAwaitAdvance(); p.arriveAndAwaitAdvance(); } }
