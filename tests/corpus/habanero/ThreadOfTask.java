// expect: ok

import static edu.rice.hj.Module1.*;

/** What a task may do with its own thread, and an interruption of another's. */
public class ThreadOfTask {
    static Thread thread;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> {
                thread = Thread.currentThread();
                assert thread.isAlive() && thread.getState() == Thread.State.RUNNABLE;
                thread.setName("worker");
                thread.setPriority(7);
                assert thread.getName().equals("worker") && thread.getPriority() == 7;
                boolean refused = false;
                try {
                    thread.setDaemon(true);
                } catch (IllegalThreadStateException e) {
                    refused = true;
                }
                assert refused && !thread.isDaemon();
                assert thread.getThreadGroup() != null && thread.getContextClassLoader() != null;
                assert thread.getStackTrace().length > 0;
                assert thread.getUncaughtExceptionHandler() == thread.getThreadGroup();
                thread.interrupt();
                assert thread.isInterrupted() && Thread.interrupted() && !thread.isInterrupted();
                thread.interrupt();
                boolean woken = false;
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    woken = true;
                }
                assert woken && !thread.isInterrupted();
            }));
            // Nothing of it is the main thread's.
            assert Thread.currentThread().getPriority() == 5;
            thread.interrupt();
            assert thread.isInterrupted() && !Thread.currentThread().isInterrupted();
            Thread never = new Thread(() -> { });
            assert !never.isAlive() && never.getState() == Thread.State.NEW;
        });
    }
}
