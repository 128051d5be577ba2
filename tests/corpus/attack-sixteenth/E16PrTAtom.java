// Truth: violated. main touches x only in schedules in which it has seen y == 2: then the task may still stand before x = 3. y is an AtomicInteger.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PrTAtom {
    static final AtomicInteger y = new AtomicInteger();
    static int x;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { y.set(2); x = 3; });
        a.start();
        if (y.get() == 2) x = 4;
        a.join();
    }
}
