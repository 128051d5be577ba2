// A failing assertion with a message in a nested call: trace on stderr, exit code 1.
public class AssertFails {
    static int balance = 100;

    static void withdraw(int amount) {
        assert amount > 0 : "amount must be positive, was " + amount;
        balance -= amount;
        assert balance >= 0 : balance;
    }

    public static void main(String[] args) {
        withdraw(30);
        System.out.println(balance);
        try {
            withdraw(-1);
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        try {
            withdraw(71);
        } finally {
            System.out.println("finally runs");
        }
        System.out.println("unreachable");
    }
}
