public class ThStartedAgain {

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { });
        t.start();
        t.join();
        t.start();
    }
}
