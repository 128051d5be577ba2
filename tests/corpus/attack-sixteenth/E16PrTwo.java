// Truth: violated. as PrVol, with two tasks instead of main and one.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16PrTwo {
    static volatile int y;
    static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { y = 2; x = 3; });
                async(() -> { if (y == 2) x = 4; });
            });
        });
    }
}
