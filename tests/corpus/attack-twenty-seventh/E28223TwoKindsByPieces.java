import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// violated (assertion,exception): the assertion fails if the other is first; and a task that is just being completed is done (isDone), though its text says that it is not completed (FutureTask.COMPLETING).
public class E28223TwoKindsByPieces {
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

    static final AtomicInteger ORDER = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        go(() -> {
            ORDER.set(1);
            task.run();
        });
        assert ORDER.get() == 0;
        if (task.isDone() && task.toString().contains("Not completed")) {
            throw new IllegalArgumentException();
        }
    }
}
