// Truth: violated. payload 1 may stay.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13NanState {
static volatile double d=0; static volatile double e=0;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { d=Double.longBitsToDouble(0x7ff8000000000001L); });
        ts[1] = t(() -> { d=Double.NaN; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert Double.doubleToRawLongBits(d)==0x7ff8000000000000L;
    }
}
