import java.lang.invoke.*;

// violated (assertion): both may find no text in the type and make one each.
public class E28252DescriptorOfTwo {
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

    static String mine;
    static String other;

    public static void main(String[] args) throws Exception {
        MethodType type = MethodType.methodType(int.class, long.class);
        Thread a = go(() -> mine = type.toMethodDescriptorString());
        Thread b = go(() -> other = type.toMethodDescriptorString());
        a.join();
        b.join();
        assert mine == other;
    }
}
