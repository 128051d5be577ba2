// truth: violated: (race) a digest reads the array
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RDigest {
 static byte[] k = new byte[130];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[70] = 1; }); async(() -> { try { java.security.MessageDigest.getInstance("MD5").update(k); } catch (Exception e) { throw new Error(e); } }); });
 }); }
}
