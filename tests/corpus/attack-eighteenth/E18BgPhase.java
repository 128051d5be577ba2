// Truth: proved. 100 phases of three tasks.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E18BgPhase {
    static int[] a = new int[3];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { forallPhased(0, 2, i -> { for (int k = 0; k < 100; k++) { a[i]++; next(); int o = a[(i + 1) % 3]; assert o == k + 1; next(); } }); });
        });
    }
}
