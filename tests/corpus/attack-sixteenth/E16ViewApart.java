// Truth: proved. the views are of different bytes.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16ViewApart {
    static final byte[] a = new byte[8];
    static final VarHandle V = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.LITTLE_ENDIAN);
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { V.set(a, 0, 1); }),
            t(() -> { V.set(a, 4, 2); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert a[0] == 1 && a[4] == 2;
    }
}
