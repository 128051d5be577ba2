// Truth: violated. Three come, two meet, the third waits for ever.
import java.util.concurrent.Exchanger;

public class E12ExchangeThird {
    static final Exchanger<Integer> exchanger = new Exchanger<>();

    static void work(int brings) {
        try {
            exchanger.exchange(brings);
        } catch (InterruptedException failure) {
            throw new Error(failure);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> work(1));
        Thread two = new Thread(() -> work(2));
        one.setDaemon(true);
        two.setDaemon(true);
        one.start();
        two.start();
        work(3);
    }
}
