// Truth: violated. addAll copies the other list before it takes its own lock: what comes into that list in between is not in this one.
import java.util.concurrent.*;

public class E22AddAllOf {
    static final CopyOnWriteArrayList<Integer> from = new CopyOnWriteArrayList<>(), to = new CopyOnWriteArrayList<>();

    public static void main(String[] arguments) throws Exception {
        from.add(1);
        Thread other = new Thread(() -> to.addAll(from));
        other.start();
        from.add(2);
        boolean before = to.size() == 0;
        other.join();
        if (before && !to.contains(2)) throw new AssertionError();
    }
}
