// Truth: violated. the body of a finish throws while its task runs: the finish waits, but the handler inside the body does not.
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
public class E18FinThrowBody {
    static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { try { async(() -> { x = 1; }); throw new IllegalStateException(); } catch (IllegalStateException e) { x = 2; } });
        });
    }
}
