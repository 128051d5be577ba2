// Truth: violated. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitWalker {
static class A { static final String n=StackWalker.getInstance().walk(s->s.map(f->f.getMethodName()).filter(q->q.equals("deep")).findFirst().orElse("no")); } static String deep(){ return A.n; }

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { String y=deep(); });
        ts[1] = t(() -> { String y=A.n; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert A.n.equals("deep");
    }
}
