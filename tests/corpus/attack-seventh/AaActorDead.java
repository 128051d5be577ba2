// truth: violated: an actor cannot meet itself
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaActorDead {
    static final Exchanger<Object> e = new Exchanger<>();
    static final Exchanger<Object> f = new Exchanger<>();
    static int x, y, z, w;
    static volatile Thread t;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static Object swop(Object one) {
        try { return f.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static class A extends edu.rice.hj.runtime.actors.Actor<Object> { protected void process(Object m) { swap(m); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { A a = new A(); a.start(); a.send("m"); a.send("n"); });
        });
    }
}
