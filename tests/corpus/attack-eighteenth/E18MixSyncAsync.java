// Truth: proved. a task that wants the monitor its parent holds, outside a finish in it.
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
public class E18MixSyncAsync {
    static final Object o = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { synchronized (o) { async(() -> { synchronized (o) { } }); } });
        });
    }
}
