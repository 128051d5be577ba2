// expect: violated deadlock
// truth: the list gives the old phase: a arrives twice in one phase, and b is left alone
import java.util.*;
import java.util.concurrent.*;

public class AgainArrivalInList {
    static void sleep() { try { Thread.sleep(200); } catch (InterruptedException e) { } }
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2);
        Thread a = new Thread(() -> {
            int[] ph = { p.arrive() };
            p.awaitAdvance(ph[0]);
            p.arrive();
            p.awaitAdvance(ph[0]);
            p.arrive();
            p.awaitAdvance(ph[0]);
        });
        Thread b = new Thread(() -> { p.arriveAndAwaitAdvance(); sleep(); p.arriveAndAwaitAdvance(); p.arriveAndAwaitAdvance(); });
        a.start(); b.start();
    }
}
