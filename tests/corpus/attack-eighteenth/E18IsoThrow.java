// Truth: proved. an exception leaves an isolated body and is caught outside: the body is over, others may enter.
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
public class E18IsoThrow {
    static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { try { isolated(() -> { x++; throw new IllegalStateException(); }); } catch (IllegalStateException e) { } });
                async(() -> { isolated(() -> { x++; }); });
            });
            assert x == 2;
        });
    }
}
