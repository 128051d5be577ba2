// Truth: violated. The job is a Runnable of the library: RunnableAdapter around a Thread (not started) whose target is null:
// two futures f and g in one pool; main sees f done and g not.
import java.util.concurrent.*;
public class E2269 {
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        Future<?> f = p.submit(new Thread()), g = p.submit(new Thread());
        p.shutdown();
        if (f.isDone()) assert g.isDone();
    }
}
