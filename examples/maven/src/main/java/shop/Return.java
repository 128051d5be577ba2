package shop;

/** One customer brings a piece back while another takes one. The balance of the till is not guarded: a race. */
public class Return {
    static int till = 10;

    public static void main(String[] arguments) throws InterruptedException {
        Stock stock = new Stock(1);
        Thread brings = new Thread(() -> {
            stock.putBack();
            till -= 5;
        });
        brings.start();
        if (stock.take()) {
            till += 5;
        }
        brings.join();
    }
}
