// Truth: violated. main touches x only in schedules in which it has seen y == 2: then the task may still stand before x = 3. y is under a lock.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PrTSync {
    static int x, y, r;
    static final Object l = new Object();
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { synchronized (l) { y = 2; } x = 3; });
        a.start();
        synchronized (l) { r = y; }
            if (r == 2) x = 4;
        a.join();
    }
}
