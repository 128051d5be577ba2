// Truth: violated (race). An exception leaves the operation (remove of an empty queue); x is written by both without order.
import java.util.*;
import java.util.concurrent.*;
public class E2261 {
    static int x;
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
        new Thread(() -> { try { q.remove(); } catch (NoSuchElementException e) { } x = 1; }).start();
        try { q.remove(); } catch (NoSuchElementException e) { }
        x = 2;
    }
}
