import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The latch counts more than there are threads. */
public class LkLatchHigh {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(3);
        for (int i = 0; i < 2; i++) new Thread(latch::countDown).start();
        latch.await();
    }
}
