// A pool that nobody shuts down keeps the program alive for ever.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10PoolNoShut {

    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(1);
        assert e.submit(() -> 7).get() == 7;
    }
}
