// Truth: proved. r is 0 or 2, and x is 3 or 4.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16PrAssertOk {
    static int x, y, r;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    y = 2; x = 3;
                });
                r = y; if (r == 2) x = 4;
            });
            assert (r == 0 || r == 2) && (x == 3 || x == 4);
        });
    }
}
