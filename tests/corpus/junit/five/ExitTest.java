package five;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A test that ends the program does not come to what it asserts. */
class ExitTest {
    @Test
    void ends() {
        System.exit(0);
        assertEquals(1, 2);
    }

    @Test
    void endsInAThread() throws InterruptedException {
        Thread ending = new Thread(() -> Runtime.getRuntime().halt(0));
        ending.start();
        ending.join();
    }

    @Test
    void comesToItsEnd() {
        assertEquals(1, 1);
    }
}
