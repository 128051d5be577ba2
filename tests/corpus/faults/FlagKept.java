/** Nothing clears the interrupt of a thread that spins. */
class FlagKept {
    static volatile boolean done;
    public static void main(String[] args) throws InterruptedException {
        Thread spins = new Thread(() -> {
            while (!done) Thread.onSpinWait();
            assert Thread.currentThread().isInterrupted();
        });
        spins.start();
        spins.interrupt();
        boolean seen = spins.isInterrupted();
        done = true;
        spins.join();
        assert seen;
    }
}
