// truth: violated: (race) int stream over a shared array reads it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RInt {
 static int[] k = new int[4];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[2] = 1; }); async(() -> { int s = Arrays.stream(k).sum(); }); });
 }); }
}
