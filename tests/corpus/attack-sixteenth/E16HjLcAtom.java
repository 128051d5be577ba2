// Truth: violated. the second task takes v when the first has ended and main has not gone on.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16HjLcAtom {
    static final AtomicInteger v = new AtomicInteger();
    static int r;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { r = v.getAndSet(7); });
                finish(() -> { async(() -> { v.set(1); }); });
                v.set(2);
            });
            assert r != 1;
        });
    }
}
