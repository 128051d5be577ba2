// expect: ok
// output: 1 5

import static edu.rice.hj.Module2.*;

/** What is in one chunk is in one task. */
public class ForallChunkedSameChunk {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] halves = new int[2];
            forallChunked(0, 3, 2, i -> halves[i / 2] += i);
            System.out.println(halves[0] + " " + halves[1]);
        });
    }
}
