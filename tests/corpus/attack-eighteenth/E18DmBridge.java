// Truth: proved. a callable with a narrower result and a generic superclass.
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
public class E18DmBridge {
    static abstract class P<V> implements HjSuspendingCallable<V> { abstract V make(); public V call() { return make(); } } static class Q extends P<String> { String make() { return "q"; } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<String> f = future(new Q()); assert f.get().equals("q");
        });
    }
}
