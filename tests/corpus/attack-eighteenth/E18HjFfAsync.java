// Truth: violated. a constructor starts a task that reads a final field written after.
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
public class E18HjFfAsync {
    static class O { final int v; O() { async(() -> { int y = get(); }); v = 1; } int get() { return v; } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { new O(); });
            });
            
        });
    }
}
