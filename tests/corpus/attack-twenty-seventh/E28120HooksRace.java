// violated (race): two hooks run beside one another.
public class E28120HooksRace {
    static int x;

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> x++));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> x++));
    }
}
