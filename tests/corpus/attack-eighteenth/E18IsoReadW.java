// Truth: violated. two in read mode, one of which writes.
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
public class E18IsoReadW {
    static int x = 4; static final Object o = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { isolated(readMode(o), () -> { x++; }); });
                async(() -> { isolated(readMode(o), () -> { int y = x; }); });
            });
            
        });
    }
}
