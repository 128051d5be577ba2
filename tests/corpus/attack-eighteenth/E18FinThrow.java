// Truth: proved. the exception of a task is caught around the finish, after all tasks have ended.
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
public class E18FinThrow {
    static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try { finish(() -> { async(() -> { throw new IllegalStateException(); }); async(() -> { x = 1; }); }); assert false; } catch (Throwable e) { if (e instanceof AssertionError) throw e; } assert x == 1;
        });
    }
}
