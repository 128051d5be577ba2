// expect: race

import static edu.rice.hj.Module2.*;

/** What is in two chunks is in two tasks. */
public class ForallChunkedOtherChunk {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] halves = new int[2];
            forallChunked(0, 3, 1, i -> halves[i / 2] += i);
        });
    }
}
