// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The second thread joins the first. */
public class JoinsSibling {
    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> System.out.println("first"));
        first.start();
        Thread second = new Thread(() -> {
            try {
                first.join();
            } catch (InterruptedException e) {
                return;
            }
        });
        second.start();
        second.join();
    }
}
