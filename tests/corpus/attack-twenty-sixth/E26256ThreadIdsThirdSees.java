// violated: the third thread makes one before, between or behind the two of the second.
public class E26256ThreadIdsThirdSees {
    public static void main(String[] args) throws Exception {
        long[] ids = new long[3];
        Thread one = new Thread(() -> {
            ids[0] = new Thread(() -> { }).getId();
            ids[1] = new Thread(() -> { }).getId();
        });
        Thread two = new Thread(() -> ids[2] = new Thread(() -> { }).getId());
        one.start();
        two.start();
        one.join();
        two.join();
        assert !(ids[0] < ids[2] && ids[2] < ids[1]);
    }
}
