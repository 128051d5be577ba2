import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// violated: only iteration pairs (i, i + 64) touch the same cell, and 64 exists
public class E2739ForallHot {
static int[] a = new int[64];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { for (int t = 0; t < 5; t++) { int me = t; async(() -> { for (int i = me * 13; i < me * 13 + 13; i++) a[i % 64] += i; }); } });
        });
    }

}
