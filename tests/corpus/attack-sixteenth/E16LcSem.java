// Truth: violated. b tries the semaphore when a has given its permit and main has not yet taken it.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcSem {
    static final Semaphore s = new Semaphore(0);
    static boolean r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { s.release(); });
        Thread b = new Thread(() -> { s.tryAcquire(); });
        a.start();
        b.start();
        a.join();
        r = s.tryAcquire();
        b.join();
        assert r;
    }
}
