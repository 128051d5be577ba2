import java.lang.invoke.*;

// violated (race): opaque accesses order no other access.
public class E2890OpaqueOrdersNothing {
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

    int data;
    int ready;
    static final VarHandle READY;
    static {
        try {
            READY = MethodHandles.lookup().findVarHandle(E2890OpaqueOrdersNothing.class, "ready", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        E2890OpaqueOrdersNothing it = new E2890OpaqueOrdersNothing();
        go(() -> {
            it.data = 42;
            READY.setOpaque(it, 1);
        });
        while ((int) READY.getOpaque(it) == 0) {
            Thread.onSpinWait();
        }
        assert it.data == 42;
    }
}
