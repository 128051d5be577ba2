package shop;

/** Two customers want the last piece: one of them gets it, whoever comes first. */
public class LastPiece {
    static int sold;

    public static void main(String[] arguments) throws InterruptedException {
        Stock stock = new Stock(1);
        Runnable customer = () -> {
            if (stock.take()) {
                synchronized (LastPiece.class) {
                    sold++;
                }
            }
        };
        Thread first = new Thread(customer);
        Thread second = new Thread(customer);
        first.start();
        second.start();
        first.join();
        second.join();
        assert sold == 1 && stock.pieces() == 0;
    }
}
