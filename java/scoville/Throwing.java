package scoville;

import java.util.Arrays;

/** Rethrows what tasks threw. */
public final class Throwing {
    private Throwing() {
    }

    /** Throws any exception without declaring it. Never returns. */
    public static RuntimeException sneaky(Throwable failure) {
        throw Throwing.<RuntimeException>cast(failure);
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E cast(Throwable failure) throws E {
        throw (E) failure;
    }

    /** The rule of {@code edu.rice.hj}: one alone as it is, several together. */
    public static void asHabanero(Throwable[] collected) {
        Throwable[] failures = collected == null || collected.length == 1 ? collected : withoutAborts(collected);
        if (isOfSeveral(failures)) {
            throw new hj.lang.MultipleExceptions(Arrays.asList(failures));
        }
    }

    /** The rule of {@code edu.rice.pcdp}: the same, with a class of its own. */
    public static void asPcdp(Throwable[] collected) {
        if (isOfSeveral(collected)) {
            throw new edu.rice.pcdp.runtime.MultiException(Arrays.asList(collected));
        }
    }

    /** What else there is, if a eureka has made some of the tasks useless. */
    private static Throwable[] withoutAborts(Throwable[] collected) {
        int others = 0;
        for (Throwable one : collected) {
            others += one == Aborted.INSTANCE ? 0 : 1;
        }
        if (others == collected.length) {
            return collected;
        }
        Throwable[] failures = new Throwable[Math.max(1, others)];
        failures[0] = Aborted.INSTANCE;
        int next = 0;
        for (Throwable one : collected) {
            if (one != Aborted.INSTANCE) {
                failures[next++] = one;
            }
        }
        return failures;
    }

    /** Whether several were collected; one alone is thrown. */
    private static boolean isOfSeveral(Throwable[] collected) {
        if (collected != null && collected.length == 1) {
            throw sneaky(collected[0]);
        }
        return collected != null;
    }
}
