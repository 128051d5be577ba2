// truth: violated: (race) new String(char[]) reads the array
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RStr {
 static char[] k = new char[20];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[17] = 'x'; }); async(() -> { String s = new String(k); }); });
 }); }
}
