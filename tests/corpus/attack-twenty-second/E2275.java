// Truth: violated (race). removeAll reads the program's ArrayList while main adds to it.
import java.util.*;
import java.util.concurrent.*;
public class E2275 {
    public static void main(String[] a) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(new Integer[] {1});
        ArrayList<Integer> v = new ArrayList<>(List.of(1));
        Thread t = new Thread(() -> l.removeAll(v));
        t.start();
        v.add(2);
        t.join();
    }
}
