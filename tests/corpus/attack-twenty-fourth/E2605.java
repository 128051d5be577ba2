// violated: childValue throws when the pool makes a thread in main: the exception leaves execute and main.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2605 {
    static final InheritableThreadLocal<Integer> I = new InheritableThreadLocal<>() { protected Integer childValue(Integer v) { throw new IllegalStateException(); } };

    public static void main(String[] args) throws Exception {
        I.set(1);
        ExecutorService p = Executors.newFixedThreadPool(1);p.execute(() -> { });
        p.shutdown();
    }
}
