import static edu.rice.hj.Module1.*;

// violated: one of two tasks fails an assertion, the other throws; finish throws both together.
public class E2801 {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                assert args.length > 0;
            });
            async(() -> {
                throw new IllegalStateException("other");
            });
        });
    }
}
