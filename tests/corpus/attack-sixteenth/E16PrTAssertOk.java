// Truth: proved. r is 0 or 2, and x is 3 or 4.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PrTAssertOk {
    static int x, y, r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { y = 2; x = 3; });
        a.start();
        r = y; if (r == 2) x = 4;
        a.join();
        assert (r == 0 || r == 2) && (x == 3 || x == 4);
    }
}
