// Either cancelled or done.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10FutCancelOk {

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 7);
        Thread t = new Thread(f);
        t.start();
        boolean c = f.cancel(false);
        assert f.isDone();
        assert c == f.isCancelled();
        t.join();
    }
}
