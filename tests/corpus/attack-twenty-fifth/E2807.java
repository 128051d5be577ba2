// violated: a thread throws, another fails an assertion, two race, and main ends with 3.
public class E2807 {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            throw new IllegalStateException("first");
        });
        first.start();
        first.join();
        Thread second = new Thread(() -> {
            throw new IllegalArgumentException("second");
        });
        second.start();
        second.join();
        Thread third = new Thread(() -> {
            assert args.length > 0;
        });
        third.start();
        third.join();
        Thread one = new Thread(() -> x = 1);
        Thread two = new Thread(() -> x = 2);
        one.start();
        two.start();
        one.join();
        two.join();
        System.exit(3);
    }
}
