// expect: ok
// output: 1 one

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.runtime.MultiException;

/** A finish wraps even one exception. */
public class PcdpMultiException {
    public static void main(String[] args) {
        try {
            finish(() -> async(() -> {
                throw new IllegalStateException("one");
            }));
        } catch (MultiException e) {
            System.out.println(e.getExceptions().size() + " " + e.getExceptions().get(0).getMessage());
        }
    }
}
