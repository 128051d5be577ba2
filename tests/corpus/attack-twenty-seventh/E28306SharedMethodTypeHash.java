import java.lang.invoke.*;

// proved: types of methods are immutable.
public class E28306SharedMethodTypeHash {
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

    public static void main(String[] args) throws Exception {
        MethodType type = MethodType.methodType(int.class, long.class);
        for (int i = 0; i < 2; i++) {
            go(() -> {
                assert type.toString().equals("(long)int") && type.parameterList().size() == 1 && type.hashCode() == type.hashCode();
            });
        }
    }
}
