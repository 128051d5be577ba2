// violated: a race of two threads behind another that has thrown.
public class E2804 {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread failing = new Thread(() -> {
            throw new IllegalStateException();
        });
        failing.start();
        failing.join();
        Thread one = new Thread(() -> x++);
        Thread two = new Thread(() -> x++);
        one.start();
        two.start();
    }
}
