// Truth: violated. It may be set before or behind the look.
import java.util.Locale;

public class E12SeeLocaleNo {
    static { Locale.setDefault(Locale.US); }
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            Locale.setDefault(Locale.FRANCE);
        });
        Thread two = new Thread(() -> {
            shows = Locale.getDefault() == Locale.FRANCE;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
