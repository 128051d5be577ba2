import static edu.rice.hj.Module2.*;
import java.lang.ref.WeakReference;

// violated: the two isolated bodies touch no common field, but the second asks whether the first's object is still there.
public class E28264WeakReleasedByIsolated {
    static Object held = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            WeakReference<Object> weak = new WeakReference<>(held);
            finish(() -> {
                async(() -> isolated(() -> held = null));
                isolated(() -> {
                    assert weak.get() != null;
                });
            });
        });
    }
}
