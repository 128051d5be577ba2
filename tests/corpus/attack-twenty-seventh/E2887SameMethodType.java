import java.lang.invoke.*;

// proved: equal method types that are held are one object.
public class E2887SameMethodType {
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
        Thread one = go(() -> mine = MethodType.methodType(int.class, String.class, E2887SameMethodType.class));
        Thread two = go(() -> other = MethodType.methodType(int.class, String.class, E2887SameMethodType.class));
        one.join();
        two.join();
        assert mine.equals(other);
    }
}
