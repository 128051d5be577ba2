public class ThRunDirectly {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.run();
        assert x == 1;
        x = 2;
    }
}
