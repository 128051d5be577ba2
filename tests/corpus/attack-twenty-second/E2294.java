// Truth: violated (race). An element that is set again (x written between) is no order for who read the list before.
import java.util.concurrent.*;
public class E2294 {
    static int x;
    public static void main(String[] a) throws Exception {
        Integer one = 1;
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(new Integer[] {one});
        new Thread(() -> { x = 5; l.set(0, one); }).start();
        if (l.get(0) == 1) assert x != 4;
    }
}
