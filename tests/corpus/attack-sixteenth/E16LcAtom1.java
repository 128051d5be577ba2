// Truth: violated. b takes v: b comes when a has ended and main has not gone on, then r == 1.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcAtom1 {
    static final AtomicInteger v = new AtomicInteger();
    static int r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { v.set(1); });
        Thread b = new Thread(() -> { r = v.getAndSet(7); });
        a.start();
        b.start();
        a.join();
        v.set(2);
        b.join();
        assert r != 1;
    }
}
