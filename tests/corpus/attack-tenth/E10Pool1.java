// A pool of one thread runs what it is given.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Pool1 {
    static int x;


    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        Future<Integer> f = e.submit(() -> 7);
        assert f.get() == 7;
        e.shutdown();
    }
}
