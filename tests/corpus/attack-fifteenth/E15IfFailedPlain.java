// Truth: proved. no class between: S implements J, J failed
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15IfFailedPlain {
static int bad() { throw new IllegalStateException(); } interface J { int Q=bad(); default void m(){} } static class S implements J { S() {} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        try { int k=J.Q; } catch (LinkageError e) { }
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { try { new S(); } catch (LinkageError e) { } });
        ts[1] = t(() -> { try { new S(); } catch (LinkageError e) { } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
