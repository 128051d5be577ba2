// Truth: violated. two StringBuffers that are appended to each other: each append holds its own monitor and calls getChars (synchronized) of the other: a deadlock.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThSbufDead2 {
    static final StringBuffer a = new StringBuffer("a"), b = new StringBuffer("b");
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { b.append(a); }); t.start(); a.append(b); t.join();
    }
}
