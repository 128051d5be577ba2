// violated (assertion): both may find no name and make one each: the name of an array is put together (concat), and ReflectionData.simpleName is filled without a lock.
public class E28231SimpleNameOfTwo {
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
        Thread a = go(() -> mine = E28231SimpleNameOfTwo[].class.getSimpleName());
        Thread b = go(() -> other = E28231SimpleNameOfTwo[].class.getSimpleName());
        a.join();
        b.join();
        assert mine == other;
    }
}
