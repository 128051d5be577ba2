import java.util.ArrayList;
import java.util.List;

/** Threads of all kinds, whose output does not depend on the schedule. */
public class ThreadsJoined {
    static class Summing extends Thread {
        final int from;
        final int to;
        int sum;

        Summing(int from, int to) {
            super("summing " + from);
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++) {
                sum += i;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Summing> all = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Summing one = new Summing(i * 100, i * 100 + 100);
            all.add(one);
            System.out.println(one.getState() + " " + one.isAlive() + " " + one.isDaemon() + " " + one.getPriority());
            one.start();
        }
        for (Summing one : all) {
            one.join();
            System.out.println(one.getName() + ": " + one.sum + " " + one.getState() + " " + one.isAlive());
        }
        Thread failing = new Thread(() -> {
            throw new IllegalStateException("on purpose");
        });
        failing.setUncaughtExceptionHandler((thread, failure) ->
                System.out.println(thread.getName() + " ended with " + failure));
        failing.start();
        failing.join();
        try {
            failing.start();
        } catch (IllegalThreadStateException expected) {
            System.out.println("once only: " + expected);
        }
        System.out.println(Thread.currentThread());
    }
}
