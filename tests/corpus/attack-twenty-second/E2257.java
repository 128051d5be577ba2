// Truth: violated. isDone is true while done() of the program has not run.
import java.util.concurrent.*;
public class E2257 {
    static volatile boolean done;
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1) { protected void done() { done = true; } };
        new Thread(f).start();
        if (f.isDone()) assert done;
    }
}
