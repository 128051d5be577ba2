import java.util.concurrent.locks.*;

// violated (deadlock): parkUntil looks for the permit first, though its time has passed.
public class E28157ParkUntilPastUsesPermit {
    public static void main(String[] args) throws Exception {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.parkUntil(1);
        LockSupport.park();
    }
}
