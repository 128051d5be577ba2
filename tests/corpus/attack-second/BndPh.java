// truth: violated: (race) a producer two ahead overwrites the cell that the consumer reads
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class BndPh {
 static final int[] a = new int[2];
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { HjPhaser p = newPhaser(SIG_WAIT, 2);
   asyncPhased(p.inMode(SIG), () -> { for (int i = 0; i < 3; i++) { a[i % 2] = i; p.signal(); } });
   asyncPhased(p.inMode(WAIT), () -> { for (int i = 0; i < 3; i++) { p.doWait(); int r = a[i % 2]; } });
   p.drop(); });
 }); }
}
