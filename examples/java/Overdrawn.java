/** An exception with a cause leaves main: the trace is the one that java prints, and so is the exit code. */
public class Overdrawn {
    static final class Account {
        private int balance = 100;

        void withdraw(int amount) {
            if (amount > balance) {
                throw new IllegalStateException("balance " + balance + ", asked for " + amount);
            }
            balance -= amount;
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        account.withdraw(70);
        System.out.println("one withdrawal");
        try {
            account.withdraw(70);
        } catch (IllegalStateException e) {
            throw new RuntimeException("the second withdrawal failed", e);
        }
    }
}
