import java.util.concurrent.locks.*;

// proved: parkNanos(0) returns without looking at the permit.
public class E28156ParkNanosZeroKeepsPermit {
    public static void main(String[] args) throws Exception {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.parkNanos(0);
        LockSupport.parkNanos(-5);
        LockSupport.park();
    }
}
