// Truth: proved. cancel(false) says whether it came first.
import java.util.concurrent.*;
public class E2260 {
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        new Thread(f).start();
        boolean c = f.cancel(false);
        assert c == f.isCancelled() && f.isDone();
        if (!c) assert f.get() == 1;
    }
}
