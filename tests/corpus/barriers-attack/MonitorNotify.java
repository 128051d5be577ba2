// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A wait for a notification that never comes. */
public class MonitorNotify {
    public static void main(String[] args) throws InterruptedException {
        Object a = new Object();
        new Thread(() -> System.out.println("nothing")).start();
        synchronized (a) {
            a.wait();
        }
    }
}
