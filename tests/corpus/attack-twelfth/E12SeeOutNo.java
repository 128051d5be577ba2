// Truth: violated. The stream may be set before or behind the look, or it is a race.
import java.io.PrintStream;
import java.io.ByteArrayOutputStream;

public class E12SeeOutNo {
    static final PrintStream own = new PrintStream(new ByteArrayOutputStream());
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            System.setOut(own);
        });
        Thread two = new Thread(() -> {
            shows = System.out == own;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
