// Truth: violated. main writes x before the inner finish, the first task inside of it: the second task may stand before x in either case, and is alone in the end. --all tells the pairs x1-x2, x2-x3 and y1-y2 (names at the ends of lines).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16LcOnly {
    static int x, y, z;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 2; // x2
                });
                x = 1; // x1
                finish(() -> {
                    async(() -> {
                        x = 3; // x3
                        y = 1; // y1
                    });
                    y = 2; // y2
                });
            });
        });
    }
}
