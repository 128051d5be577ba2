// Truth: violated. Who counts first is open, so the bytes that the digest has seen is one or the other; the assertion allows only one of them.
import java.security.MessageDigest;
import java.util.concurrent.atomic.AtomicInteger;

public class E12DigestStateYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static MessageDigest digest;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        digest = MessageDigest.getInstance("MD5");
        digest.update((byte) first);
        first = 0;
    }

    static boolean shows() throws Exception {
        MessageDigest same = MessageDigest.getInstance("MD5");
        same.update((byte) 0);
        return java.util.Arrays.equals(digest.digest(), same.digest());
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
