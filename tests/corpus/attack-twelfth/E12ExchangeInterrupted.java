// Truth: proved. Who is interrupted before a partner comes leaves; nobody gets what it brought.
import java.util.concurrent.Exchanger;

public class E12ExchangeInterrupted {
    static final Exchanger<Integer> exchanger = new Exchanger<>();
    static int got;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            try {
                exchanger.exchange(1);
                throw new AssertionError();
            } catch (InterruptedException failure) {
                if (Thread.interrupted()) throw new AssertionError();
            }
        });
        one.start();
        one.interrupt();
        one.join();
        Thread two = new Thread(() -> {
            try {
                got = exchanger.exchange(2);
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        two.start();
        int mine = exchanger.exchange(3);
        two.join();
        if (mine != 2 || got != 3) throw new AssertionError();
    }
}
