// An exception in an executed task leaves its thread.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10PoolExec {

    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.execute(() -> {
            throw new IllegalStateException();
        });
        e.shutdown();
    }
}
