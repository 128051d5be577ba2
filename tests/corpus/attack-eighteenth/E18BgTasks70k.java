// Truth: proved. 70,000 tasks, each with an element of its own.
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
public class E18BgTasks70k {
    static int[] a = new int[70000];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { for (int i = 0; i < 70000; i++) { int k = i; async(() -> { a[k] = k; }); } }); for (int i = 0; i < 70000; i++) assert a[i] == i;
        });
    }
}
