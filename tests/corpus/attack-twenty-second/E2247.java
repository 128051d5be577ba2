// Truth: violated. The take of a linked queue has unlinked its element and not counted it: that is not seen by the table's
// operations; but poll's element and a later size are two calls. Main polls 1, the other put 2 in between or not.
import java.util.concurrent.*;
public class E2247 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        new Thread(() -> { q.add(1); q.add(2); }).start();
        if (q.poll() != null) assert q.size() == 0;
    }
}
