// Truth: violated. main touches x only in schedules in which it has seen y == 2: then the task may still stand before x = 3. main only reads x.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PrTVolRead {
    static volatile int y;
    static int x;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { y = 2; x = 3; });
        a.start();
        if (y == 2) { int q = x; }
        a.join();
    }
}
