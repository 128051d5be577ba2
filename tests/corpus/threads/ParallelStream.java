import static edu.rice.hj.Module2.*;

import java.util.stream.IntStream;

/** A parallel stream beside the tasks. */
public class ParallelStream {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int sum = IntStream.range(0, 1000).parallel().sum();
            System.out.println(sum);
        });
    }
}
