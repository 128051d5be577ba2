// Truth: violated. What tells the other that main is through orders nothing (the documentation gives no happens-before): a data race.
public class E12AliveRace {
    static final Thread third = new Thread(() -> { });
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (third.isAlive() && data != 1) throw new AssertionError();
        });
        
        other.start();
        data = 1;
        third.start();
        other.join();
    }
}
