// expect: violated exit
// The program ends with another code than 0, and nothing else is wrong with it.
public class ExitMain {
    public static void main(String[] args) {
        System.exit(args.length + 3);
    }
}
