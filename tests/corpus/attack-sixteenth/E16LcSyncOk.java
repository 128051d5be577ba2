// Truth: proved. b reads 0, 1 or 2.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcSyncOk {
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
        assert r >= 0 && r <= 2;
    }
}
