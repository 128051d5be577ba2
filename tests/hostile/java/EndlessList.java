import java.util.ArrayList;
import java.util.List;

/** Makes objects without fields, for ever, and keeps them all. */
public class EndlessList {
    public static void main(String[] args) {
        List<Object> all = new ArrayList<>();
        while (true) {
            all.add(new Object());
        }
    }
}
