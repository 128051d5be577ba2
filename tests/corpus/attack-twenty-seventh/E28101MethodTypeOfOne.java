import java.lang.invoke.*;

// proved: types are interned in a concurrent map, which orders their arrays.
public class E28101MethodTypeOfOne {
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
        Thread one = go(() -> mine = MethodType.methodType(int.class, E28101MethodTypeOfOne.class));
        Thread two = go(() -> other = MethodType.methodType(int.class, E28101MethodTypeOfOne.class));
        one.join();
        two.join();
        assert mine == other;
    }
}
