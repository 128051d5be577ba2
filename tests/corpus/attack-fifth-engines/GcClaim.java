// truth: violated race because the two bodies claim different objects; those of the first are garbage when the second's are made
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class GcClaim {
static int x, s;
static void one() { Object[] os = new Object[300]; for (int i = 0; i < 300; i++) os[i] = new Object(); isolated(os, () -> { x = 1; }); }
static void two() { for (int i = 0; i < 40; i++) { byte[] b = new byte[1 << 20]; s += b.length; } Object[] os = new Object[3000]; for (int i = 0; i < 3000; i++) os[i] = new Object(); isolated(os, () -> { x = 2; }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> one()); async(() -> two()); });

        });
    }
}
