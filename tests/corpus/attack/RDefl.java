// truth: violated: (race) Deflater reads its input at deflate
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RDefl {
 static byte[] k = new byte[50];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[20] = 1; }); async(() -> { java.util.zip.Adler32 a = new java.util.zip.Adler32(); a.update(k); }); });
 }); }
}
