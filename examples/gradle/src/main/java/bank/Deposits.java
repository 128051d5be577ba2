package bank;

/** Two deposits at the same time: neither is lost. */
public class Deposits {
    public static void main(String[] arguments) throws InterruptedException {
        Account account = new Account(10);
        Thread other = new Thread(() -> account.deposit(20));
        other.start();
        account.deposit(30);
        other.join();
        assert account.balance() == 60;
    }
}
