/** Prints for ever. */
public class EndlessPrinting {
    public static void main(String[] args) {
        while (true) {
            System.out.println("again, and again, and again, and again, and again, and again, and again, and again");
        }
    }
}
