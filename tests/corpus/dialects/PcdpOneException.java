import static edu.rice.pcdp.PCDP.*;

// proved: one exception alone leaves finish as it is.
public class PcdpOneException {
    public static void main(String[] args) {
        boolean caught = false;
        try {
            finish(() -> {
                async(() -> {
                    throw new IllegalArgumentException("one");
                });
            });
        } catch (IllegalArgumentException one) {
            caught = one.getMessage().equals("one");
        }
        assert caught;
    }
}
