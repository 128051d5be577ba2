import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: two actors take two monitors in opposite orders.
public class E26274TwoLocksTwoActors {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object m = new Object();
            Object n = new Object();
            finish(() -> {
                HjActor<Integer> a = newActor(pair -> {
                    synchronized (m) {
                        synchronized (n) {
                            x++;
                        }
                    }
                    pair.left.exit();
                });
                HjActor<Integer> b = newActor(pair -> {
                    synchronized (n) {
                        synchronized (m) {
                            x++;
                        }
                    }
                    pair.left.exit();
                });
                a.start();
                b.start();
                a.send(1);
                b.send(1);
            });
        });
    }
}
