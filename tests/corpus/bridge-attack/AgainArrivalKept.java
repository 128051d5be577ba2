// expect: proved
// truth: each phase is awaited with what its own arrival gave
import java.util.*;
import java.util.concurrent.*;

public class AgainArrivalKept {
    static void sleep() { try { Thread.sleep(200); } catch (InterruptedException e) { } }
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2);
        Runnable r = () -> { int one = p.arrive(); p.awaitAdvance(one); int two = p.arrive(); p.awaitAdvance(two); };
        new Thread(r).start();
        new Thread(r).start();
    }
}
