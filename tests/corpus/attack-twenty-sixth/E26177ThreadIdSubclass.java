// violated: a subclass of Thread keeps the identifier in its constructor, made in two threads.
public class E26177ThreadIdSubclass {
    static class T extends Thread {
        final long mine = getId();
    }

    public static void main(String[] args) throws Exception {
        T[] made = new T[2];
        Thread one = new Thread(() -> made[0] = new T());
        Thread two = new Thread(() -> made[1] = new T());
        one.start();
        two.start();
        one.join();
        two.join();
        assert made[0].mine + 1 == made[1].mine;
    }
}
