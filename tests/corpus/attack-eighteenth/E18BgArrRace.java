// Truth: violated. a large array; the halves overlap in one element.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgArrRace {
    static final byte[] a = new byte[400_000];
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { Arrays.fill(a, 0, 200_001, (byte) 1); }); t.start(); Arrays.fill(a, 200_000, 400_000, (byte) 2); t.join();
    }
}
