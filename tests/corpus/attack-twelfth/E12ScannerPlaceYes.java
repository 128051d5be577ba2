// Truth: violated. Who counts first is open, so how far the scanner has come is one or the other; the assertion allows only one of them.
import java.util.Scanner;
import java.util.concurrent.atomic.AtomicInteger;

public class E12ScannerPlaceYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final Scanner scanner = new Scanner("1 2 3");

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        if (first == 0) scanner.nextInt();
        first = 0;
    }

    static boolean shows() throws Exception {
        return scanner.nextInt() == 2;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
