// truth: proved: an actor meets a task while it works off a message
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaActor {
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
    static class A extends edu.rice.hj.runtime.actors.Actor<Object> { protected void process(Object m) { assert swap(m).equals("t"); exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { A a = new A(); a.start(); a.send("m"); assert swap("t").equals("m"); });
        });
    }
}
