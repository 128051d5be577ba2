// Truth: violated. b tries the lock while a or main holds it.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcTryLock {
    static final ReentrantLock l = new ReentrantLock();
    static boolean r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { l.lock(); l.unlock(); });
        Thread b = new Thread(() -> { r = l.tryLock(); if (r) l.unlock(); });
        a.start();
        b.start();
        a.join();
        l.lock(); l.unlock();
        b.join();
        assert r;
    }
}
