import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Nobody takes: the second who puts waits for ever. */
public class LkQueueFull {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread one = new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
            } catch (InterruptedException never) {
                assert false;
            }
        });
        one.start();
        one.join();
    }
}
