// expect: race

import static edu.rice.hj.Module2.*;

import java.util.Arrays;

/** The same item twice in a list. */
public class ForallIterableTwice {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] lengths = new int[4];
            forall(Arrays.asList("a", "bb", "b"), word -> lengths[word.length()]++);
        });
    }
}
