// Truth: proved. x is written before y, which main sees first: ordered.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16PrVolOk {
    static volatile int y;
    static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 3; y = 2;
                });
                if (y == 2) { assert x == 3; x = 4; }
            });
        });
    }
}
