import static edu.rice.hj.Module2.*;

// violated: the first of 60 readers is outside of the finish that joins the others.
public class E26112ManyReadsFirstOpen {
    static int x;
    static int seen;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> seen = x);
                finish(() -> {
                    for (int i = 0; i < 59; i++) {
                        async(() -> {
                            int y = x;
                        });
                    }
                });
                x = 2;
            });
        });
    }
}
