import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.runtime.MultiException;

// proved: two exceptions leave finish as one MultiException.
public class PcdpTwoExceptions {
    public static void main(String[] args) {
        int count = 0;
        try {
            finish(() -> {
                async(() -> {
                    throw new IllegalArgumentException("one");
                });
                throw new IllegalStateException("two");
            });
        } catch (MultiException both) {
            count = both.getExceptions().size();
        }
        assert count == 2;
    }
}
