// truth: proved: Arrays.equals of a range does not read the element behind it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class REqOk {
 static byte[] k = new byte[12], l = new byte[12]; static boolean r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[11] = 1; }); async(() -> { r = Arrays.equals(k, 0, 11, l, 0, 11); }); });
 assert r;
 }); }
}
