import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;

// violated: the wait may use up the permit that was given meanwhile, and then park waits for ever.
public class E26197ParkBehindExchanger {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread waiter = new Thread(() -> {
            try {
                exchanger.exchange(1);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            LockSupport.park();
        });
        waiter.start();
        LockSupport.unpark(waiter);
        exchanger.exchange(2);
    }
}
