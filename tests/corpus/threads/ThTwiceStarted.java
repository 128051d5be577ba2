public class ThTwiceStarted {

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { });
        t.start();
        t.start();
    }
}
