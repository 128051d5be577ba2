// Truth: violated. main touches x only in schedules in which it has seen y == 2: then the task may still stand before x = 3. x is a field of an object that main makes.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PrTYoung {
    static volatile int y;
    static class O { int x; }
    static final O o = new O();
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { y = 2; o.x = 3; });
        a.start();
        if (y == 2) o.x = 4;
        a.join();
    }
}
