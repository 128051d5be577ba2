// expect: ok
// output: one 2 two

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.runtime.MultiException;

/** A finish throws one exception as it is, and wraps two. */
public class PcdpMultiException {
    public static void main(String[] args) {
        try {
            finish(() -> async(() -> {
                throw new IllegalStateException("one");
            }));
        } catch (IllegalStateException e) {
            System.out.print(e.getMessage() + " ");
        }
        try {
            finish(() -> {
                async(() -> {
                    throw new IllegalStateException("two");
                });
                throw new IllegalArgumentException("own");
            });
        } catch (MultiException e) {
            System.out.println(e.getExceptions().size() + " " + e.getExceptions().get(1).getMessage());
        }
    }
}
