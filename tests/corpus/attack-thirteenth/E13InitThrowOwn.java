// Truth: violated. who comes first gets ExceptionInInitializerError.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitThrowOwn {
static class A { static int z; static int f=1/z; } static volatile int r1,r2;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { try { int y=A.f; } catch (ExceptionInInitializerError e) { r1=1; } catch (NoClassDefFoundError e) { r1=2; } });
        ts[1] = t(() -> { try { int y=A.f; } catch (ExceptionInInitializerError e) { r2=1; } catch (NoClassDefFoundError e) { r2=2; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert r1==1 && r2==2;
    }
}
