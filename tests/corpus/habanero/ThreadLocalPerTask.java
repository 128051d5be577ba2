// expect: ok
// output: 0 1 2 none

import static edu.rice.hj.Module2.*;

/** Each task has its own thread-local values, thread name and identity hashes. */
public class ThreadLocalPerTask {
    static final ThreadLocal<Integer> OWN = ThreadLocal.withInitial(() -> -1);
    static final int[] SEEN = new int[3];
    static final String[] NAMES = new String[3];
    static final int[] HASHES = new int[3];

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 2, i -> {
                OWN.set(i);
                NAMES[i] = Thread.currentThread().getName();
                HASHES[i] = System.identityHashCode(new Object());
                SEEN[i] = OWN.get();
            });
            assert !NAMES[0].equals(NAMES[1]) && HASHES[0] != HASHES[1];
            System.out.println(SEEN[0] + " " + SEEN[1] + " " + SEEN[2] + " " + (OWN.get() == -1 ? "none" : "some"));
        });
    }
}
