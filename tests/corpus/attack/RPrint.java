// truth: violated: (race) System.out.write reads the array that another task writes
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RPrint {
 static byte[] k = { 65, 66, 67 };
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[1] = 70; }); async(() -> { System.out.write(k, 0, 3); }); });
 }); }
}
