public class ThSubclass {
    static class Adder extends Thread {
        int sum;

        @Override
        public void run() {
            for (int i = 0; i < 5; i++) {
                sum += i;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Adder t = new Adder();
        t.start();
        t.join();
        assert t.sum == 10;
    }
}
