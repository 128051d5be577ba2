// Truth: violated. a task and main race on x, then another task and main on y. --all tells the pairs x1-x2 and y1-y2 (names at the ends of lines).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16LcMain {
    static int x, y, z;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 1; // x1
                });
                x = 2; // x2
            });
            finish(() -> {
                async(() -> {
                    y = 1; // y1
                });
                y = 2; // y2
            });
        });
    }
}
