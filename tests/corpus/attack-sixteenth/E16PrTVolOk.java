// Truth: proved. x is written before y, which main sees first: ordered.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PrTVolOk {
    static volatile int y;
    static int x;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { x = 3; y = 2; });
        a.start();
        if (y == 2) { assert x == 3; x = 4; }
        a.join();
    }
}
