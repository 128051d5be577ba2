import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The latch has come to zero by then. */
public class LkLatchTimedOver {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread one = new Thread(latch::countDown);
        one.start();
        one.join();
        assert latch.await(1, TimeUnit.SECONDS);
    }
}
