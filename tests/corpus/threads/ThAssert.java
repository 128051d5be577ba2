public class ThAssert {

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { assert false : "in a thread"; });
        t.start();
        t.join();
    }
}
