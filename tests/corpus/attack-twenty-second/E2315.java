// Truth: proved. get that is interrupted throws or gives the value; the future is done at the end in any case.
import java.util.concurrent.*;
public class E2315 {
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        Thread t = new Thread(() -> { try { assert f.get() == 1; } catch (InterruptedException e) { assert !Thread.currentThread().isInterrupted(); } catch (ExecutionException e) { } });
        t.start();
        t.interrupt();
        f.run();
        t.join();
        assert f.isDone();
    }
}
