// Truth: violated. Who interns the text first is the one that stands for it.
public class E12SeeInternYes {
    static final String a = new String(new char[] {'z', '9', '1'});
    static final String b = new String(new char[] {'z', '9', '1'});
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            a.intern();
        });
        Thread two = new Thread(() -> {
            shows = b.intern() == b;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}
