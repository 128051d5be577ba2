// Truth: proved. A thread made by a daemon is a daemon: the program ends though it waits for ever.
public class E12DaemonInherits {
    static volatile boolean never;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            Thread two = new Thread(() -> {
                synchronized (E12DaemonInherits.class) {
                    try {
                        while (!never) E12DaemonInherits.class.wait();
                    } catch (InterruptedException failure) {
                        throw new Error();
                    }
                }
            });
            if (!two.isDaemon()) throw new AssertionError();
            two.start();
        });
        one.setDaemon(true);
        one.start();
        one.join();
    }
}
