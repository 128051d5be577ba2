import java.lang.invoke.*;

// proved: the handles are made by two jobs, and each is called by its own.
public class E28263HandleInPoolJobs {
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

    static int add(E28263HandleInPoolJobs it, int x) {
        return x + 1;
    }

    static MethodHandle make() throws Exception {
        return MethodHandles.lookup().findStatic(E28263HandleInPoolJobs.class, "add",
            MethodType.methodType(int.class, E28263HandleInPoolJobs.class, int.class));
    }

    static MethodHandle mine;
    static MethodHandle other;

    public static void main(String[] args) throws Exception {
        Thread a = go(() -> mine = make());
        Thread b = go(() -> other = make());
        a.join();
        b.join();
        assert mine.type() == other.type();
    }
}
