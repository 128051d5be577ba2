// Truth: violated. b reads the map last.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcChm2 {
    static final ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
    static Integer r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { m.put("k", 1); });
        Thread b = new Thread(() -> { r = m.get("k"); });
        a.start();
        b.start();
        a.join();
        m.put("k", 2);
        b.join();
        assert r == null || r != 2;
    }
}
