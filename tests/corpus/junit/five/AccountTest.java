package five;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("accounts")
class AccountTest {
    static class Account {
        int balance;

        synchronized void add(int amount) {
            if (balance + amount < 0) {
                throw new IllegalStateException("balance " + balance);
            }
            balance += amount;
        }

        void move(int amount, Account other) {
            synchronized (this) {
                synchronized (other) {
                    add(-amount);
                    other.add(amount);
                }
            }
        }
    }

    static int first;
    Account one;
    Account two;

    @BeforeAll
    static void chooseFirst() {
        first = 10;
    }

    @BeforeEach
    void openAccounts() {
        one = new Account();
        two = new Account();
        one.add(first);
        two.add(first);
    }

    @AfterEach
    void countsAll() {
        assertEquals(20, one.balance + two.balance);
    }

    private static void together(Runnable left, Runnable right) throws InterruptedException {
        Thread other = new Thread(right);
        other.start();
        left.run();
        other.join();
    }

    @Test
    @Tag("quick")
    void movesThere() throws Exception {
        together(() -> one.move(1, two), () -> one.move(2, two));
        assertEquals(7, one.balance);
    }

    @Test
    void movesBothWays() throws Exception {
        together(() -> one.move(1, two), () -> two.move(1, one));
    }

    @Test
    void mayTakeTooMuch() throws Exception {
        together(() -> one.move(10, two), () -> one.move(5, two));
    }

    @Test
    void refusesToTakeTooMuch() {
        assertThrows(IllegalStateException.class, () -> one.add(-11));
    }

    @Test
    void losesMoney() {
        one.add(-3);
    }

    @Test
    void leaves() {
        System.out.println("out of here");
        System.exit(3);
    }

    @Test
    void assumesTooMuch() {
        assumeTrue(one.balance == 0);
        one.add(-100);
    }

    @RepeatedTest(3)
    void movesAgain() {
        one.move(10, two);
    }

    @Disabled
    @Test
    void isDisabled() {
        one.add(-100);
    }
}
