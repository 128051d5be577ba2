// Truth: proved. The thread may outlive the join, and nothing depends on it

/** A wait for the end of a thread that may be over before. */
public class ThreadJoinTimed {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> System.out.println("a thread"));
        thread.start();
        thread.join(10);
    }
}
