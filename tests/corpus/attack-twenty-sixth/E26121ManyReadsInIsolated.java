import static edu.rice.hj.Module2.*;

// proved: six tasks, of which five read in isolated bodies and one writes in one.
public class E26121ManyReadsInIsolated {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 6; i++) {
                    int which = i;
                    async(() -> isolated(() -> {
                        if (which == 3) {
                            x = 1;
                        } else {
                            int y = x;
                        }
                    }));
                }
            });
            assert x == 1;
        });
    }
}
