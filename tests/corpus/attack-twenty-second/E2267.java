// Truth: violated. A proxy of BlockingQueue whose handler delegates: take and put are as ever.
import java.lang.reflect.*;
import java.util.concurrent.*;
public class E2267 {
    static volatile int n;
    @SuppressWarnings("unchecked")
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        InvocationHandler h = (p, m, args) -> { n++; return m.invoke(q, args); };
        BlockingQueue<Integer> b = (BlockingQueue<Integer>) Proxy.newProxyInstance(E2267.class.getClassLoader(), new Class<?>[] {BlockingQueue.class}, h);
        Thread t = new Thread(() -> b.offer(1));
        t.start();
        b.poll();
        t.join();
        assert n == 2;
    }
}
