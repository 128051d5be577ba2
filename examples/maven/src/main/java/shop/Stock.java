package shop;

/** So many pieces of a thing. Who takes and who puts back may do so at the same time. */
public class Stock {
    private int pieces;

    public Stock(int pieces) {
        this.pieces = pieces;
    }

    public synchronized boolean take() {
        if (pieces == 0) {
            return false;
        }
        pieces--;
        return true;
    }

    public synchronized void putBack() {
        pieces++;
    }

    public synchronized int pieces() {
        return pieces;
    }
}
