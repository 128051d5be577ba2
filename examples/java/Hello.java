/** The smallest program: one argument, one line. */
public class Hello {
    public static void main(String[] args) {
        System.out.println("Hello, " + String.join(" ", args) + "!");
    }
}
