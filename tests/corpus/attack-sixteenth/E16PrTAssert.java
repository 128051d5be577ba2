// Truth: violated. the order y = 2, r = y, x = 4, x = 3 breaks the assertion; x and y are plain.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PrTAssert {
    static int x, y, r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { y = 2; x = 3; });
        a.start();
        r = y; if (r == 2) x = 4;
        a.join();
        assert !(r == 2 && x == 3);
    }
}
