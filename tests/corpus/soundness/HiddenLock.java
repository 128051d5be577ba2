// expect: violated assertion
// Which of the two bodies is last shows in whether a lock is held and nowhere else; bodies behind that make the two
// states be compared.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.ReentrantLock;

public class HiddenLock {
    static int p = 5, c;
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            lock.lock();
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            lock.lock();
                            lock.unlock();
                        }
                    });
                });
            });
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        c += 1;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        c += 2;
                    });
                });
            });
            assert lock.tryLock();
        });
    }
}
