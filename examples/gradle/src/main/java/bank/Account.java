package bank;

/** An account that several tasks use. */
public class Account {
    private int balance;

    public Account(int balance) {
        this.balance = balance;
    }

    public synchronized void deposit(int amount) {
        balance += amount;
    }

    public synchronized int balance() {
        return balance;
    }

    /** Moves an amount: both accounts are held, first this one, then the other. */
    public void moveTo(Account other, int amount) {
        synchronized (this) {
            synchronized (other) {
                balance -= amount;
                other.balance += amount;
            }
        }
    }
}
