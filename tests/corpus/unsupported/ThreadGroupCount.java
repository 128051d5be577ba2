// expect: unsupported
// error: ThreadGroupCount.java:7, which calls java.lang

/** How many threads there are just now. */
public class ThreadGroupCount {
    public static void main(String[] args) {
        System.out.println(Thread.activeCount());
    }
}
