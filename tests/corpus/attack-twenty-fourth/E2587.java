// violated: a program's own ThreadPoolExecutor with a queue of one place: the third job is refused when the first runs and the second waits.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2587 {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        for (int i = 0;
        i < 3;
        i++) p.execute(() -> { });
        p.shutdown();
    }
}
