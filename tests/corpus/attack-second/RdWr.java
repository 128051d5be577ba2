// truth: proved: readers in readMode, a writer in writeMode
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
public class RdWr {
 static int x; static final Object o = new Object();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { isolated(readMode(o), () -> { int r = x; }); }); async(() -> { isolated(readMode(o), () -> { int r = x; }); }); async(() -> { isolated(writeMode(o), () -> { x = 1; }); }); });
 }); }
}
