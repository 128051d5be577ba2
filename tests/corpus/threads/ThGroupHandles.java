public class ThGroupHandles {
    static int x;
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("mine") {
            @Override
            public void uncaughtException(Thread thread, Throwable failure) {
                x = 1;
            }
        };
        Thread t = new Thread(group, () -> { throw new IllegalStateException("here"); });
        t.start();
        t.join();
        assert x == 1;
    }
}
