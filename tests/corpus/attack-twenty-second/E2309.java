// Truth: violated. contains asks each of the library's lists, with main's equal list, which is changed in between.
import java.util.*;
import java.util.concurrent.*;
public class E2309 {
    public static void main(String[] a) throws Exception {
        Vector<Integer> x = new Vector<>(List.of(1));
        CopyOnWriteArrayList<Object> l = new CopyOnWriteArrayList<>(new Object[] {List.of(2), List.of(1)});
        Thread t = new Thread(() -> { x.set(0, 2); });
        t.start();
        assert l.contains(x);
    }
}
