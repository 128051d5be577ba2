// An uncaught StackOverflowError of a one-line recursion: 1024 equal frames on stderr, exit code 1.
public class UncaughtStackOverflow {
    static int down(int n) {
        return down(n + 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println("going down");
        System.out.println(down(0));
    }
}
