// Truth: proved. the initialiser adds to a counter in an isolated body, once; nobody else looks before the end.
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
public class E18HjInIso {
    static int n; static class C { static { isolated(() -> { n++; }); } static void f() { } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { C.f(); });
                async(() -> { C.f(); });
                async(() -> { isolated(() -> { n++; }); });
            });
            assert n == 2;
        });
    }
}
