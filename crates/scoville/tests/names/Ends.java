/** The last to write is seen in the end. */
public class Ends {
    static volatile int winner;
    static int[] copies = new int[3];

    public static void main(String[] arguments) throws Exception {
        Thread thread = new Thread(() -> winner = 1);
        thread.start();
        winner = 2;
        thread.join();
        copies[2] = winner;
        if (arguments.length > 0) {
            System.out.println("won by " + winner);
        }
    }
}
