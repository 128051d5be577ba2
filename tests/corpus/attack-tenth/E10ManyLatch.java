// Latches that are used and dropped.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ManyLatch {

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 20000; i++) {
            CountDownLatch s = new CountDownLatch(2);
            assert s.getCount() == 2;
            s.countDown();
        }
    }
}
