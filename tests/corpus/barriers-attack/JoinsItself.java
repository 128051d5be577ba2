// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A thread joins itself. */
public class JoinsItself {
    static Thread self;

    public static void main(String[] args) {
        self = new Thread(() -> {
            try {
                self.join();
            } catch (InterruptedException e) {
                return;
            }
        });
        self.start();
    }
}
