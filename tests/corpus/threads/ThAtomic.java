import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ThAtomic {

    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        Thread a = new Thread(n::incrementAndGet);
        Thread b = new Thread(n::incrementAndGet);
        a.start();
        b.start();
        a.join();
        b.join();
        assert n.get() == 2;
    }
}
