// Truth: violated. The property of the list may be set or not.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class E12SeeSecurityYes {
    static final List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            list.add(1);
        });
        Thread two = new Thread(() -> {
            shows = list.isEmpty();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}
