import static edu.rice.hj.Module2.*;

// violated: main writes beside the 40 tasks that read.
public class E26131ManyReadsOfInitialiserOpen {
    static class I {
        static final int[] value = {5};
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                forasync(0, 39, i -> {
                    int y = I.value[0];
                });
                I.value[0] = 6;
            });
        });
    }
}
