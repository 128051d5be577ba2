// Truth: proved. Two adds at one list.
import java.util.concurrent.*;
public class E2244 {
    public static void main(String[] a) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> l.addIfAbsent(1));
        t.start();
        l.addIfAbsent(1);
        t.join();
        assert l.size() == 1;
    }
}
