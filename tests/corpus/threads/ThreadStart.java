import static edu.rice.hj.Module2.*;

/** A thread of its own beside the tasks. */
public class ThreadStart {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> async(() -> {
            Thread thread = new Thread(() -> System.out.println("a thread"));
            thread.start();
        })));
    }
}
