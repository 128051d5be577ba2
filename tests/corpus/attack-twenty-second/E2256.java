// Truth: violated. The callable has run and get returns, but done() of the program comes behind the waking.
import java.util.concurrent.*;
public class E2256 {
    static volatile boolean done;
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1) { protected void done() { done = true; } };
        new Thread(f).start();
        f.get();
        assert done;
    }
}
