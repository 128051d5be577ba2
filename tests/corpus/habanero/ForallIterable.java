// expect: ok
// output: 6

import static edu.rice.hj.Module2.*;

import java.util.Arrays;

/** forall over a list. */
public class ForallIterable {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] lengths = new int[4];
            forall(Arrays.asList("a", "bb", "ccc"), word -> lengths[word.length()] = word.length());
            System.out.println(lengths[1] + lengths[2] + lengths[3]);
        });
    }
}
