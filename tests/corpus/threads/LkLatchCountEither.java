import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The count is 0 or 1. */
public class LkLatchCountEither {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        long count = latch.getCount();
        assert count == 0 || count == 1;
        latch.await();
        assert latch.toString().endsWith("[Count = 0]");
    }
}
