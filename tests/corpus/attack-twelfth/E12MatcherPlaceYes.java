// Truth: violated. Who counts first is open, so how far the matcher has come is one or the other; the assertion allows only one of them.
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.concurrent.atomic.AtomicInteger;

public class E12MatcherPlaceYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final Matcher matcher = Pattern.compile("a.").matcher("abac");

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        matcher.find();
        if (first == 0) matcher.find();
        first = 0;
    }

    static boolean shows() throws Exception {
        return matcher.group().equals("ac");
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
