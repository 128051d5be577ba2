// violated: either of the two draws its number first.
public class E26171ThreadIdsOfTwoOther {
    public static void main(String[] args) throws Exception {
        Thread[] made = new Thread[2];
        Thread one = new Thread(() -> made[0] = new Thread(() -> { }, "a"));
        Thread two = new Thread(() -> made[1] = new Thread(() -> { }, "b"));
        one.start();
        two.start();
        one.join();
        two.join();
        assert made[0].getId() > made[1].getId();
    }
}
