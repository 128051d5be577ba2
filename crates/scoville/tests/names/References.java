/** A reference to a method is no name of its object. */
public class References {
    static class Counter implements Runnable {
        int value;

        public void run() {
            value++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Counter counter = new Counter();
        Runnable body = counter::run;
        Thread thread = new Thread(counter);
        thread.start();
        body.run();
        thread.join();
    }
}
