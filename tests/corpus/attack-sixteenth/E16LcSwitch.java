// Truth: violated. y is written only by a second task that saw x == 1, so after the first has ended or at least written. --all tells the pairs x1-x2, y1-y2 (names at the ends of lines).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16LcSwitch {
    static int x, y, z;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    int r = x; // x2
                    if (r == 1)
                        y = 1; // y1
                });
                finish(() -> {
                    async(() -> {
                        x = 1; // x1
                    });
                });
                int q = y; // y2
            });
        });
    }
}
