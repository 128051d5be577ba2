// expect: violated deadlock
// truth: one of two lists grows in each of many rounds: main waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainListsByTurns {
    public static void main(String[] args) throws Exception {
        List<String> one = new ArrayList<>(), two = new ArrayList<>(), next = one;
        for (int i = 0; i < 400; i++) {
            List<String> last = next == one ? two : one;
            if (i == 399) next.add("x");
            next = last;
        }
        if (one.size() + two.size() == 1) new CountDownLatch(1).await();
    }
}
