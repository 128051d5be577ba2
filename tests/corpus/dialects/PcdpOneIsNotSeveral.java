import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.runtime.MultiException;

// violated: nobody catches the exception, which is no MultiException.
public class PcdpOneIsNotSeveral {
    public static void main(String[] args) {
        try {
            finish(() -> async(() -> {
                throw new IllegalArgumentException("one");
            }));
        } catch (MultiException several) {
            System.out.println("several");
        }
    }
}
