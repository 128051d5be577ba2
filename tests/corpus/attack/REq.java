// truth: violated: (race) Arrays.equals reads the last odd element
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class REq {
 static byte[] k = new byte[11], l = new byte[11];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[10] = 1; }); async(() -> { Arrays.equals(k, l); }); });
 }); }
}
