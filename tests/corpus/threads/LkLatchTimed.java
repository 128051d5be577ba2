import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The other thread may take longer than a second. */
public class LkLatchTimed {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread one = new Thread(latch::countDown);
        one.start();
        boolean came = latch.await(1, TimeUnit.SECONDS);
        assert came;
    }
}
