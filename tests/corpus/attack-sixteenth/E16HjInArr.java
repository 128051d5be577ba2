// Truth: violated. Habanero: one task initialises C and hands A over in opaque mode, the other reads an element.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16HjInArr {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class C { static final int[] A = {1, 2}; static void f() { } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { pub.setOpaque(C.A); });
                async(() -> { int[] a = pub.getOpaque(); if (a != null) { int y = a[0]; } });
            });
        });
    }
}
