// proved: 20 threads read, main joins all and writes.
public class E26139ManyThreadsReadJoined {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[20];
        for (int i = 0; i < 20; i++) {
            threads[i] = new Thread(() -> {
                int y = x;
            });
            threads[i].start();
        }
        for (int i = 0; i < 20; i++) {
            threads[i].join();
        }
        x = 1;
    }
}
