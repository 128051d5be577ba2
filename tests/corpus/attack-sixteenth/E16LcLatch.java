// Truth: violated. b looks at the latch when main has counted it down, after a.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcLatch {
    static final CountDownLatch c = new CountDownLatch(2);
    static long r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { c.countDown(); });
        Thread b = new Thread(() -> { r = c.getCount(); });
        a.start();
        b.start();
        a.join();
        c.countDown();
        b.join();
        assert r != 0;
    }
}
