package bank;

/** Two transfers in opposite directions: each holds its first account and waits for the other's, a deadlock. */
public class Transfers {
    public static void main(String[] arguments) throws InterruptedException {
        Account first = new Account(10);
        Account second = new Account(10);
        Thread other = new Thread(() -> second.moveTo(first, 5));
        other.start();
        first.moveTo(second, 5);
        other.join();
    }
}
