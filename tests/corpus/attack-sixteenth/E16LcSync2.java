// Truth: violated. b reads v under the lock last.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcSync2 {
    static int v, r;
    static final Object l = new Object();
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { synchronized (l) { v = 1; } });
        Thread b = new Thread(() -> { synchronized (l) { r = v; } });
        a.start();
        b.start();
        a.join();
        synchronized (l) { v = 2; }
        b.join();
        assert r != 2;
    }
}
