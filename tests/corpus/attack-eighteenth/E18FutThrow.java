// Truth: proved. a future whose body throws, and nobody asks: each get would throw it (docs/habanero.md).
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
public class E18FutThrow {
    
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { HjFuture<Integer> f = future(() -> { if (true) throw new IllegalStateException(); return 1; }); });
            });
            
        });
    }
}
