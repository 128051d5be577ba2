import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// proved: whoever initialises Box, both see 9
public class E2709StaticInitBoth {
static int[] out = new int[2];
    public static void main(String[] args) throws Exception {
Thread a = new Thread(() -> { int s = 0; for (int i = 0; i < 40; i++) { s += Box.v; } out[0] = s; });
Thread b = new Thread(() -> { int s = 0; for (int i = 0; i < 40; i++) s += Box.v; out[1] = s; });
a.start(); b.start(); a.join(); b.join();
assert out[0] == 360 && out[1] == 360;
    }
static class Box { static int v; static { for (int i = 0; i < 10; i++) v = i; } }
}
