// A daemon thread that waits for ever is no deadlock.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10DaemonWait {
    static final Object m = new Object();


    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (m) {
                try {
                    while (true) m.wait();
                } catch (InterruptedException e) {
                }
            }
        });
        t.setDaemon(true);
        t.start();
    }
}
