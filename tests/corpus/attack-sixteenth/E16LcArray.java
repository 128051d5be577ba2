// Truth: violated. the same with elements of arrays. --all tells the pairs a1-a2 and b1-b2 (names at the ends of lines).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16LcArray {
    static final int[] a = new int[2];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    a[0] = 1; // a1
                    a[1] = 1; // b1
                });
                finish(() -> {
                    async(() -> {
                        a[0] = 2; // a2
                    });
                });
                a[1] = 2; // b2
            });
        });
    }
}
