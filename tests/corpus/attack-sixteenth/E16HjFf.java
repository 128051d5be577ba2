// Truth: proved. Habanero: a final field, handed over in opaque mode.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16HjFf {
    static class O { final int[] v; O() { v = new int[]{4}; } }
    static final AtomicReference<O> pub = new AtomicReference<>();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { pub.setOpaque(new O()); });
                async(() -> { O a = pub.getOpaque(); if (a != null) { assert a.v[0] == 4; } });
            });
        });
    }
}
