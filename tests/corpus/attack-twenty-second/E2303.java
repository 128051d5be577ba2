// Truth: proved. A linked queue counts what it drains out at the end, so that the other never finds it empty while the take lock
// is held: nobody wants the other take lock then.
import java.util.concurrent.*;
public class E2303 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(), r = new LinkedBlockingQueue<>();
        q.add(1); r.add(2);
        new Thread(() -> { q.drainTo(r); }).start();
        r.drainTo(q);
    }
}
