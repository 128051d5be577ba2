// expect: proved

/** Joining a thread that was not started does not wait. */
public class JoinBeforeStart {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> System.out.println("runs"));
        thread.join();
        thread.start();
        thread.join();
    }
}
