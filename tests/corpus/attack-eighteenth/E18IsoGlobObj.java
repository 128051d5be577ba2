// Truth: proved. global isolated excludes bodies of objects... HJlib: isolated() with no objects excludes all others.
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
public class E18IsoGlobObj {
    static int x; static final Object o = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { isolated(() -> { x++; }); });
                async(() -> { isolated(o, () -> { x++; }); });
            });
            assert x == 2;
        });
    }
}
