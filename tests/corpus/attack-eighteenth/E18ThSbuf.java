// Truth: proved. StringBuffer is synchronized, append of another StringBuffer too (it locks one, then the other inside).
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThSbuf {
    static final StringBuffer a = new StringBuffer("a"), b = new StringBuffer("b");
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { b.append("c"); }); t.start(); a.append(b.toString()); t.join(); assert b.length() == 2;
    }
}
