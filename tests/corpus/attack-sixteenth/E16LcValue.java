// Truth: violated. what the second task reads in x decides whether it writes y or z; main writes both when the first task has ended. --all tells the pairs x1-x2, y1-y2 and z1-z2 (names at the ends of lines).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16LcValue {
    static int x, y, z;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    int r = x; // x2
                    if (r == 0)
                        y = 1; // y1
                    else
                        z = 1; // z1
                });
                finish(() -> {
                    async(() -> {
                        x = 1; // x1
                    });
                });
                y = 2; // y2
                z = 2; // z2
            });
        });
    }
}
