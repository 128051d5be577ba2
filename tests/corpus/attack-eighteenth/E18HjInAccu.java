// Truth: proved. the initialiser runs inside an isolated body, and the other task uses the class outside.
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
public class E18HjInAccu {
    static class C { static int n; static { n = 4; } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { isolated(() -> { int y = C.n; }); });
                async(() -> { assert C.n == 4; });
            });
            
        });
    }
}
