public class ThNames {

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> { assert Thread.currentThread().getName().equals("Thread-0"); });
        Thread b = new Thread(() -> { assert Thread.currentThread().getName().equals("second"); }, "second");
        a.start();
        b.start();
        a.join();
        b.join();
        assert Thread.currentThread().getName().equals("main");
    }
}
