// Truth: proved. a forall of 40 times 40.
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
public class E18BgForall2d {
    static int[][] a = new int[40][40];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 39, 0, 39, (i, j) -> { a[i][j] = i * j; }); assert a[39][39] == 39 * 39;
        });
    }
}
