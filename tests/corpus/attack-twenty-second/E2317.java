// Truth: violated. LinkedBlockingQueue.clear by main between the other's two adds leaves the second; nothing else can.
import java.util.concurrent.*;
public class E2317 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> { q.add(1); q.add(2); });
        t.start();
        q.clear();
        t.join();
        assert q.size() != 1;
    }
}
