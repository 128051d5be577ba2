// Truth: violated. the body of a task is in a superclass that does not implement the interface.
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
public class E18DmSuper {
    static int x; static class P { public void run() { x++; } } static class Q extends P implements HjSuspendable { }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(new Q()); async(new Q()); });
        });
    }
}
