// Truth: proved. b reads 0, 1 or 2: nothing else was written.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcRaceAssertOk {
    static int x, r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { x = 1; });
        Thread b = new Thread(() -> { r = x; });
        a.start();
        b.start();
        a.join();
        x = 2;
        b.join();
        assert r >= 0 && r <= 2;
    }
}
