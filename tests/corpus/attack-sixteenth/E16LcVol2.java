// Truth: violated. b reads v last.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcVol2 {
    static volatile int v;
    static int r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { v = 1; });
        Thread b = new Thread(() -> { r = v; });
        a.start();
        b.start();
        a.join();
        v = 2;
        b.join();
        assert r != 2;
    }
}
