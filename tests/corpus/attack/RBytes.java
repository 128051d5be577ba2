// truth: violated: (race) new String(bytes, UTF_8) reads the array
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RBytes {
 static byte[] k = new byte[20];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[17] = 'x'; }); async(() -> { String s = new String(k, java.nio.charset.StandardCharsets.UTF_8); }); });
 }); }
}
