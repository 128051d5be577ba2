import java.lang.invoke.*;

// proved: as by methodType: interned in a concurrent map.
public class E28208TypeByDescriptor {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    static MethodType mine;
    static MethodType other;

    public static void main(String[] args) throws Exception {
        Thread a = go(() -> mine = MethodType.fromMethodDescriptorString("(IJLjava/lang/String;)V", null));
        Thread b = go(() -> other = MethodType.fromMethodDescriptorString("(IJLjava/lang/String;)V", null));
        a.join();
        b.join();
        assert mine.equals(other);
    }
}
