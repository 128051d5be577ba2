// Truth: violated. a constructor hands this out in an isolated body and writes the final field after; a metrics look elsewhere.
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
public class E18HjFfIso {
    static O leak; static class O { final int v; O() { isolated(() -> { leak = this; }); v = 1; } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { new O(); });
                async(() -> { O o = isolatedWithReturn(() -> leak); if (o != null) { int y = o.v; } });
            });
            
        });
    }
}
