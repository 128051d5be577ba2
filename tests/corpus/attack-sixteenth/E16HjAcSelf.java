// Truth: violated. Habanero: two tasks shift one array.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16HjAcSelf {
    static final int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { System.arraycopy(a, 0, a, 1, 3); });
                async(() -> { System.arraycopy(a, 1, a, 0, 3); });
            });
        });
    }
}
