import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** 4 philosophers who all take the left fork first. */
public class LkDine4 {
    static final int N = 4;
    public static void main(String[] args) throws Exception {
        ReentrantLock[] forks = new ReentrantLock[N];
        for (int i = 0; i < N; i++) forks[i] = new ReentrantLock();
        Thread[] all = new Thread[N];
        for (int i = 0; i < N; i++) {
            ReentrantLock left = forks[i], right = forks[(i + 1) % N];
            all[i] = new Thread(() -> {
                left.lock();
                right.lock();
                right.unlock();
                left.unlock();
            });
            all[i].start();
        }
        for (Thread one : all) one.join();
    }
}
