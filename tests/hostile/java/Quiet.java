/** Does nothing of interest. */
public class Quiet {
    public static void main(String[] args) {
        System.out.println("done");
    }
}
