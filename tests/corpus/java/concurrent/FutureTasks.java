// FutureTask run by hand, executors that run in the caller, thread locals, and the current thread's own properties.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

public class FutureTasks {
    static class Direct extends AbstractExecutorService {
        private boolean down;

        @Override
        public void execute(Runnable r) {
            r.run();
        }

        @Override
        public void shutdown() {
            down = true;
        }

        @Override
        public List<Runnable> shutdownNow() {
            down = true;
            return List.of();
        }

        @Override
        public boolean isShutdown() {
            return down;
        }

        @Override
        public boolean isTerminated() {
            return down;
        }

        @Override
        public boolean awaitTermination(long t, TimeUnit u) {
            return down;
        }
    }

    static final ThreadLocal<List<String>> LOG = ThreadLocal.withInitial(ArrayList::new);
    static final InheritableThreadLocal<Integer> INH = new InheritableThreadLocal<>();

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7);
        System.out.println(task.isDone() + " " + task.isCancelled());
        task.run();
        task.run();
        System.out.println(task.get() + " " + task.isDone() + " " + task.cancel(true));
        FutureTask<String> bad = new FutureTask<>(() -> {
            throw new java.io.IOException("broken");
        });
        bad.run();
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
        }
        FutureTask<String> cancelled = new FutureTask<>(() -> "never");
        System.out.println(cancelled.cancel(false) + " " + cancelled.isCancelled());
        cancelled.run();
        Direct ex = new Direct();
        Future<String> f = ex.submit(() -> "submitted");
        List<Callable<Integer>> calls = List.of(() -> 1, () -> 2, () -> 3);
        int sum = 0;
        for (Future<Integer> r : ex.invokeAll(calls)) {
            sum += r.get();
        }
        ex.shutdown();
        System.out.println(f.get() + " " + sum + " " + ex.invokeAny(calls) + " " + ex.isShutdown() + " " + ex.submit(() -> { }, 5).get());
        Executor plain = Runnable::run;
        plain.execute(() -> LOG.get().add("plain"));
        LOG.get().add("main");
        System.out.println(LOG.get() + " " + INH.get());
        LOG.remove();
        INH.set(4);
        System.out.println(LOG.get() + " " + INH.get() + " " + Executors.callable(() -> System.out.print("called "), "v").call());
        Thread t = Thread.currentThread();
        System.out.println(t.getName() + " " + t.getPriority() + " " + t.isDaemon() + " " + t.isAlive() + " " + t.getState() + " " + t.getThreadGroup().getName() + " " + t.isInterrupted() + " " + t);
        t.setName("renamed");
        t.setPriority(7);
        System.out.println(Thread.currentThread().getName() + " " + t.getPriority());
        t.interrupt();
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + " " + Thread.interrupted());
        }
        Thread.yield();
        Thread.onSpinWait();
        System.out.println(TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.MILLISECONDS.convert(3, TimeUnit.DAYS) + " " + TimeUnit.NANOSECONDS.toMillis(Long.MAX_VALUE) + " " + TimeUnit.DAYS.toNanos(Long.MAX_VALUE));
    }
}
