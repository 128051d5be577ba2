// Truth: violated. q.contains compares with v1 and then with v2: v1 is not yet [1], then v1 becomes [1] and v2 [0], v2 is no
// more [1]. At each moment one of them is [1].
import java.util.concurrent.*;
public class E2222 {
    public static void main(String[] a) throws Exception {
        CopyOnWriteArrayList<Integer> x = new CopyOnWriteArrayList<>(new Integer[] {1});
        CopyOnWriteArrayList<Integer> v1 = new CopyOnWriteArrayList<>(new Integer[] {0}), v2 = new CopyOnWriteArrayList<>(new Integer[] {1});
        LinkedBlockingQueue<Object> q = new LinkedBlockingQueue<>();
        q.add(v1); q.add(v2);
        new Thread(() -> { v1.set(0, 1); v2.set(0, 0); }).start();
        assert q.contains(x);
    }
}
