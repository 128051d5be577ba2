// Truth: proved. x goes by a list's element.
import java.util.concurrent.*;
public class E2293 {
    static int x;
    public static void main(String[] a) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();
        new Thread(() -> { x = 5; l.add(1); }).start();
        for (int i : l) assert x == 5;
        if (l.contains(1)) assert x == 5;
    }
}
