// Truth: violated. drainTo moves one element after the other: the other queue may hold the first and not yet the second.
import java.util.concurrent.*;

public class E22DrainInto {
    static final LinkedBlockingQueue<Integer> from = new LinkedBlockingQueue<>(), to = new LinkedBlockingQueue<>();

    public static void main(String[] arguments) throws Exception {
        from.add(1);
        from.add(2);
        Thread other = new Thread(() -> from.drainTo(to));
        other.start();
        Integer first = to.poll(), second = to.poll();
        if (first != null && second == null) throw new AssertionError();
        other.join();
    }
}
