// truth: violated: (race) BigInteger(byte[]) reads
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RMul {
 static byte[] k = { 1, 2, 3, 4, 5 };
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[4] = 1; }); async(() -> { new java.math.BigInteger(k); }); });
 }); }
}
