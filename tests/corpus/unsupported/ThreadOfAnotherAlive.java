// expect: unsupported
// error: the end of a thread that runs tasks of Habanero is not modelled

import static edu.rice.hj.Module1.*;

/** How far another task's thread has come. */
public class ThreadOfAnotherAlive {
    static Thread thread;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> thread = Thread.currentThread()));
            System.out.println(thread.isAlive());
        });
    }
}
