// truth: violated: (assertion) task 2 waits for the initialiser that exits, task 3 fails
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
public class ExInit {
 static class K { static { isolated(() -> { c++; }); System.exit(0); } static void touch() { } } static int c;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.touch(); assert false; }); async(() -> { isolated(() -> { assert c == 0; }); }); });
 }); }
}
