// Truth: proved. finish scopes in one another, 500 deep.
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
public class E18BgNest {
    static int a; static void go(int n) { if (n == 0) { a++; return; } finish(() -> { async(() -> go(n - 1)); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            go(500); assert a == 1;
        });
    }
}
