public class ThJoinEachOther {
    static void join(Thread other) {
        try {
            other.join();
        } catch (InterruptedException unexpected) {
            throw new AssertionError(unexpected);
        }
    }
    public static void main(String[] args) throws Exception {
        Thread[] both = new Thread[2];
        both[0] = new Thread(() -> join(both[1]));
        both[1] = new Thread(() -> join(both[0]));
        both[0].start();
        both[1].start();
    }
}
