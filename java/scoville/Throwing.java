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
        if (collected == null) {
            return;
        }
        if (collected.length == 1) {
            throw sneaky(collected[0]);
        }
        throw new hj.lang.MultipleExceptions(Arrays.asList(collected));
    }

    /** The rule of {@code edu.rice.pcdp}: always wrapped. */
    public static void asPcdp(Throwable[] collected) {
        if (collected != null) {
            throw new edu.rice.pcdp.runtime.MultiException(Arrays.asList(collected));
        }
    }
}
