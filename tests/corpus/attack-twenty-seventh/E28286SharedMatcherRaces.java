import java.util.regex.Matcher;
import java.util.regex.Pattern;

// violated (race): a matcher is not meant for several threads.
public class E28286SharedMatcherRaces {
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

    public static void main(String[] args) throws Exception {
        Matcher matcher = Pattern.compile("[0-9]+").matcher("12");
        for (int i = 0; i < 2; i++) {
            go(() -> matcher.find());
        }
    }
}
