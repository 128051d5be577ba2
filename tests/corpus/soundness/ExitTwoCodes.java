// expect: violated exit
// Whoever comes first decides on the code: 1 if it is the second thread.
public class ExitTwoCodes {
    public static void main(String[] args) {
        new Thread(() -> System.exit(0)).start();
        new Thread(() -> System.exit(1)).start();
    }
}
