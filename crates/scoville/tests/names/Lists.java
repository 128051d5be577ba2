import java.util.ArrayList;

/** What races inside of a collection bears the name of that. */
public class Lists {
    public static void main(String[] arguments) throws Exception {
        ArrayList<String> words = new ArrayList<>();
        Thread thread = new Thread(() -> words.add("a"));
        thread.start();
        words.add("b");
        thread.join();
    }
}
