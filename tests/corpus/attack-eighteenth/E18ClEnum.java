// Truth: proved. an enum has fields named ordinal and name.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClEnum {
    enum E { A, B; int ordinal = 9; String name = "n"; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { switch (E.B) { case A: assert false; break; case B: assert E.B.ordinal() == 1 && E.B.ordinal == 9 && E.B.name().equals("B"); } }); a.start(); a.join(); assert EnumSet.allOf(E.class).size() == 2;
    }
}
