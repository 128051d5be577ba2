/** Loops for ever in main. */
public class EndlessLoop {
    static int count;

    public static void main(String[] args) {
        while (true) {
            count++;
        }
    }
}
