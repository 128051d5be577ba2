// Truth: violated. toString reads one element after the other: the two may change in between.
import java.util.concurrent.*;

public class E22ListOfBuffers {
    static final CopyOnWriteArrayList<StringBuffer> list = new CopyOnWriteArrayList<>();

    public static void main(String[] arguments) throws Exception {
        StringBuffer left = new StringBuffer(), right = new StringBuffer();
        list.add(left);
        list.add(right);
        Thread other = new Thread(() -> { left.append('x'); right.append('x'); });
        other.start();
        String seen = list.toString();
        other.join();
        if (seen.equals("[, x]")) throw new AssertionError();
    }
}
