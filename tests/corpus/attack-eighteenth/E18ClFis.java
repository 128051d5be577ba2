// Truth: proved. a subclass of a stream with fields fd and path.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClFis {
    static class Q extends java.io.ByteArrayInputStream { int fd = 3; Q() { super(new byte[] {7, 8}); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); Thread t = new Thread(() -> { assert q.read() == 7; }); t.start(); t.join(); assert q.read() == 8 && q.fd == 3;
    }
}
