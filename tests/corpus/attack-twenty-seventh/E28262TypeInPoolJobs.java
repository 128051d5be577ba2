import java.util.concurrent.*;
import java.lang.invoke.*;

// proved: two jobs make the same type and hand it to the maker, who compares.
public class E28262TypeInPoolJobs {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<MethodType> a = pool.submit(() -> MethodType.methodType(int.class, E28262TypeInPoolJobs.class));
        Future<MethodType> b = pool.submit(() -> MethodType.methodType(int.class, E28262TypeInPoolJobs.class));
        assert a.get() == b.get();
        pool.shutdown();
    }
}
