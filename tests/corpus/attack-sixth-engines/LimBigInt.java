// truth: proved because a large power
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
public class LimBigInt {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
n = java.math.BigInteger.valueOf(3).pow(400000).bitLength(); finish(() -> { async(() -> { }); }); assert n > 1;
        });
    }
}
