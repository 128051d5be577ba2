// Truth: violated. an isolated body takes a lock that another holds while it wants isolated: a deadlock.
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
public class E18MixIsoLock {
    static final ReentrantLock l = new ReentrantLock();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { isolated(() -> { l.lock(); l.unlock(); }); }); async(() -> { l.lock(); isolated(() -> { }); l.unlock(); }); });
        });
    }
}
