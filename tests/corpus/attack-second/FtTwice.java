// truth: proved: of two runs one does nothing
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
public class FtTwice {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 FutureTask<Integer> f = new FutureTask<>(() -> { x++; return 1; });
 finish(() -> { async(() -> { f.run(); }); async(() -> { f.run(); }); });
 assert x == 1;
 }); }
}
