// expect: violated exit
// `halt` ends the program as `exit` does.
public class ExitHalts {
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> Runtime.getRuntime().halt(-1));
        one.start();
        one.join();
    }
}
