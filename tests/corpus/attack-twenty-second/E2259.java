// Truth: violated. cancel(false) comes first, second, or fails: get throws in some schedules.
import java.util.concurrent.*;
public class E2259 {
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        new Thread(f).start();
        f.cancel(false);
        f.get();
    }
}
