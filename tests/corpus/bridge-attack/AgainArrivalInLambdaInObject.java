// expect: violated deadlock
// truth: a lambda in a field of an object gives the old phase: a arrives twice in one phase, and b is left alone
import java.util.*;
import java.util.concurrent.*;

public class AgainArrivalInLambdaInObject {
    static void sleep() { try { Thread.sleep(200); } catch (InterruptedException e) { } }
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2);
        Thread a = new Thread(() -> {
            Keeper k = new Keeper();
            int ph = p.arrive();
            k.source = () -> ph;
            p.awaitAdvance(k.source.give());
            p.arrive();
            p.awaitAdvance(k.source.give());
            p.arrive();
            p.awaitAdvance(k.source.give());
        });
        Thread b = new Thread(() -> { p.arriveAndAwaitAdvance(); sleep(); p.arriveAndAwaitAdvance(); p.arriveAndAwaitAdvance(); });
        a.start(); b.start();
    }
}
interface Source { int give(); }
class Keeper { Source source; }
