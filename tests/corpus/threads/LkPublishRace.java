import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** What is read behind the lock races with what the other writes. */
public class LkPublishRace {
    static final ReentrantLock lock = new ReentrantLock();
    static int data;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); data = 7; lock.unlock(); });
        one.start();
        lock.lock();
        lock.unlock();
        assert data >= 0;
    }
}
