// Truth: proved. the initialiser reads what nobody writes.
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
public class E18HjInWhoOk {
    static class C { static int k; static { k = in; } } static final Integer in = Integer.valueOf(7);
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { int y = C.k; });
                async(() -> { int y = C.k; });
            });
            assert C.k == 7;
        });
    }
}
