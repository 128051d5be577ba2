// Truth: violated. the same: Holder's constructor
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15LazyWho2 {
static volatile String conf="a"; static class Base { static final String C=conf; } static class Holder extends Base { String get() { return C; } }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[2];
        ts[0] = t(() -> { conf="b"; assert new Holder().get().equals("b"); });
        ts[1] = t(() -> { new Holder(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
