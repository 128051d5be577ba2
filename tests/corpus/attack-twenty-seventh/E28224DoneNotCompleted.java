import java.util.concurrent.*;

// violated (exception): a task that is just being completed is done (isDone), though its text says that it is not completed (FutureTask.COMPLETING).
public class E28224DoneNotCompleted {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        go(task::run);
        if (task.isDone() && task.toString().contains("Not completed")) {
            throw new IllegalArgumentException();
        }
    }
}
