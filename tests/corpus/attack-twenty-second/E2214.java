// Truth: violated (data race). toArray writes into the program's array, of two lists by two threads, without order.
import java.util.concurrent.*;
public class E2214 {
    static Object[] s = new Object[1];
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(), r = new LinkedBlockingQueue<>();
        q.add(1); r.add(2);
        new Thread(() -> q.toArray(s)).start();
        r.toArray(s);
    }
}
