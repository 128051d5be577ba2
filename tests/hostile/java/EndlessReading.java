/** Waits for standard input. */
public class EndlessReading {
    public static void main(String[] args) throws Exception {
        System.out.println(System.in.read());
    }
}
