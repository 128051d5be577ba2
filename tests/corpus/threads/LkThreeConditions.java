import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Three threads that go in turn, each with a condition of its own. */
public class LkThreeConditions {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition[] turns = {lock.newCondition(), lock.newCondition(), lock.newCondition()};
    static int turn;
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int number = i;
            all[i] = new Thread(() -> {
                lock.lock();
                try {
                    while (turn != number) turns[number].awaitUninterruptibly();
                    turn++;
                    if (turn < 3) turns[turn].signal();
                } finally {
                    lock.unlock();
                }
            });
            all[i].start();
        }
        for (Thread one : all) one.join();
        assert turn == 3;
    }
}
