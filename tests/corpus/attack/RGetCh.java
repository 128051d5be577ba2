// truth: violated: (race) getChars writes the array that another task reads
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RGetCh {
 static char[] k = new char[20]; static int r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { r = k[3]; }); async(() -> { "hello".getChars(0, 5, k, 0); }); });
 }); }
}
