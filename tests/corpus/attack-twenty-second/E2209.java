// Truth: violated. drainTo into a synchronized list takes its monitor for each element: main sees one of two.
import java.util.*;
import java.util.concurrent.*;
public class E2209 {
    public static void main(String[] a) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        q.add(1); q.add(2);
        List<Integer> l = Collections.synchronizedList(new ArrayList<>());
        new Thread(() -> q.drainTo(l)).start();
        assert l.size() != 1;
    }
}
