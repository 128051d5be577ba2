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
        if (isOfSeveral(collected)) {
            throw new hj.lang.MultipleExceptions(Arrays.asList(collected));
        }
    }

    /** The rule of {@code edu.rice.pcdp}: the same, with a class of its own. */
    public static void asPcdp(Throwable[] collected) {
        if (isOfSeveral(collected)) {
            throw new edu.rice.pcdp.runtime.MultiException(Arrays.asList(collected));
        }
    }

    /** Whether several were collected; one alone is thrown. */
    private static boolean isOfSeveral(Throwable[] collected) {
        if (collected != null && collected.length == 1) {
            throw sneaky(collected[0]);
        }
        return collected != null;
    }
}
