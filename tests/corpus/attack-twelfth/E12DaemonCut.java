// Truth: violated. A daemon may be cut off by the end of main, but it may also come to its assertion before.
public class E12DaemonCut {
    static volatile int x;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            if (x == 1) throw new AssertionError();
        });
        one.setDaemon(true);
        one.start();
        x = 1;
        x = 2;
    }
}
