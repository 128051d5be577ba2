import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// violated: who initialises Box first decides the value
public class E2708StaticInitUndone {
static volatile int order; static int[] out = new int[2];
    public static void main(String[] args) throws Exception {
Thread a = new Thread(() -> { int s = 0; for (int i = 0; i < 40; i++) { s += Box.v; Box2.w++; } out[0] = s; });
Thread b = new Thread(() -> { synchronized (Box2.class) { order = 7; } int s = 0; for (int i = 0; i < 40; i++) s += Box.v; out[1] = s; });
a.start(); b.start(); a.join(); b.join();
assert out[0] == 40 * 7;
    }
static class Box { static int v = order; } static class Box2 { static int w; }
}
