// Truth: violated. What tells the other that main is through orders nothing (the documentation gives no happens-before): a data race.
public class E12ParkRace {
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            java.util.concurrent.locks.LockSupport.park();
            if (data != 1) throw new AssertionError();
        });
        
        other.start();
        data = 1;
        java.util.concurrent.locks.LockSupport.unpark(other);
        other.join();
    }
}
