// Truth: proved. null is swapped as anything else.
import java.util.concurrent.Exchanger;

public class E12ExchangeNull {
    static final Exchanger<String> exchanger = new Exchanger<>();
    static String got = "x";

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                got = exchanger.exchange("y");
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        other.start();
        String mine = exchanger.exchange(null);
        other.join();
        if (got != null || !mine.equals("y")) throw new AssertionError();
    }
}
