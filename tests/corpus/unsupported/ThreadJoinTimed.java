// expect: unsupported
// error: in main at ThreadJoinTimed.java:9

/** A wait for the end of a thread that may be over before. */
public class ThreadJoinTimed {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> System.out.println("a thread"));
        thread.start();
        thread.join(10);
    }
}
