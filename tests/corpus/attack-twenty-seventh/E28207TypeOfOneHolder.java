import java.lang.invoke.*;

// proved: the array of a type that another interned is read behind the concurrent map that gave it.
public class E28207TypeOfOneHolder {
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

    public static void main(String[] args) throws Exception {
        go(() -> mine = MethodType.methodType(int.class, E28207TypeOfOneHolder.class));
        go(() -> {
            MethodType type = MethodType.methodType(int.class, E28207TypeOfOneHolder.class);
            assert type.parameterType(0) == E28207TypeOfOneHolder.class;
        });
    }
}
