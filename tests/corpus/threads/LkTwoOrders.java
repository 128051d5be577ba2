import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Two locks in opposite orders: each thread may hold one and wait for the other. */
public class LkTwoOrders {
    public static void main(String[] args) throws Exception {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        Thread one = new Thread(() -> { a.lock(); b.lock(); b.unlock(); a.unlock(); });
        Thread two = new Thread(() -> { b.lock(); a.lock(); a.unlock(); b.unlock(); });
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
