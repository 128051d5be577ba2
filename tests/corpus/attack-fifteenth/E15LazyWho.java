// Truth: violated. Holder without initialiser extends a base that reads a volatile config
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15LazyWho {
static volatile String conf="a"; static class Base { static final String C=conf; } static class Holder extends Base { static String get() { return C; } }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[2];
        ts[0] = t(() -> { conf="b"; assert Holder.get().equals("b"); });
        ts[1] = t(() -> { Holder.get(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
