// Truth: violated. main interrupts the taker; put comes too: either the element stays or the interrupt does.
import java.util.concurrent.*;
public class E2251 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> { try { q.take(); assert !Thread.currentThread().isInterrupted(); } catch (InterruptedException e) { } });
        t.start();
        q.add(1);
        t.interrupt();
    }
}
