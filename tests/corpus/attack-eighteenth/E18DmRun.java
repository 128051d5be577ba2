// Truth: violated. tasks whose body is inherited: a default method, a superclass, a bridge.
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
public class E18DmRun {
    static int x; interface R2 extends HjSuspendable { default void run() throws SuspendableException { x++; } } static class Q implements R2 { }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(new Q()); async(new Q()); });
        });
    }
}
