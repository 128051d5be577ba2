// Truth: violated. a thread made in a task outlives the finish: nothing joins it.
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
public class E18MixThread {
    static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { Thread t = new Thread(() -> { x = 1; }); t.start(); }); }); x = 2;
        });
    }
}
