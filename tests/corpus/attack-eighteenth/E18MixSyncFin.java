// Truth: violated. a finish inside a monitor that its task wants.
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
public class E18MixSyncFin {
    static final Object o = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            synchronized (o) { finish(() -> { async(() -> { synchronized (o) { } }); }); }
        });
    }
}
