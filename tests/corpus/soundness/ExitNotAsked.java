// expect: proved
// options: --property race,deadlock,assertion,exception
// The code is 1, and nobody asked for it.
public class ExitNotAsked {
    public static void main(String[] args) {
        new Thread(() -> System.exit(1)).start();
    }
}
