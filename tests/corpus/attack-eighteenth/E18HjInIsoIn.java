// Truth: violated. an isolated body runs the initialiser, which enters another object-isolated body: fine, but the counter shows the order.
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
public class E18HjInIsoIn {
    static int n, m; static class C { static { n++; } static void f() { } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { isolated(() -> { C.f(); }); });
                async(() -> { isolated(() -> { m = n; }); });
            });
            assert m == 0;
        });
    }
}
