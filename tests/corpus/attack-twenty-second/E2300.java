// Truth: proved. A future is run by a thread and cancelled with interrupt by main; nothing else.
import java.util.concurrent.*;
public class E2300 {
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        new Thread(f).start();
        f.cancel(true);
    }
}
