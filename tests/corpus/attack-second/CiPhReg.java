// truth: violated: (deadlock) who makes the phaser in the initialiser is registered: task 1 ends at once (drops); task 2 ... waits for nobody but, if it ran the initialiser, then nothing; see body: main thread of the finish waits only if task 2 holds it and waits for d, which task 1 puts after waiting at the phaser
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
public class CiPhReg {
 static class K { static HjPhaser p = newPhaser(SIG_WAIT); static void touch() { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> { async(() -> { K.touch(); K.p.signal(); }); async(() -> { K.touch(); }); });
 }); }
}
