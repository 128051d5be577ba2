public class ThJoinUnstarted {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.join();
        assert x == 0;
        x = 2;
    }
}
