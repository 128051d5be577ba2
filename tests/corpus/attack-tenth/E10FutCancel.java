// cancel may come too late.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10FutCancel {

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 7);
        Thread t = new Thread(f);
        t.start();
        assert f.cancel(false);
        t.join();
    }
}
