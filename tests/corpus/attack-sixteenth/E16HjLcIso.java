// Truth: violated. the second task's body comes last, when it is the only one: r == 2.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16HjLcIso {
    static int v, r;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { isolated(() -> { r = v; }); });
                finish(() -> { async(() -> { isolated(() -> { v = 1; }); }); });
                isolated(() -> { v = 2; });
            });
            assert r != 2;
        });
    }
}
