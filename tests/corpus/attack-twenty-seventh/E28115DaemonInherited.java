import java.util.concurrent.locks.*;

// proved: a thread is a daemon if the one that makes it is: the inner one waits for ever and keeps nobody from the end.
public class E28115DaemonInherited {
    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> new Thread(() -> {
            while (true) {
                LockSupport.park();
            }
        }).start());
        thread.setDaemon(true);
        thread.start();
        thread.join();
    }
}
