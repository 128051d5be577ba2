// violated: its identifier may be the smaller or the greater of the two.
public class E26252OneUnnamedThreadId {
    public static void main(String[] args) throws Exception {
        Thread[] made = new Thread[2];
        Thread one = new Thread(() -> made[0] = new Thread(() -> { }));
        Thread two = new Thread(() -> made[1] = new Thread(() -> { }, "x"));
        one.start();
        two.start();
        one.join();
        two.join();
        assert made[0].getName().equals("Thread-2") && made[0].getId() < made[1].getId();
    }
}
