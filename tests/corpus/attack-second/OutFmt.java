// truth: proved: the program's own PrintStream: format holds its monitor
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
public class OutFmt {
 static int x; static final java.io.PrintStream p = new java.io.PrintStream(new java.io.ByteArrayOutputStream());
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { synchronized (p) { x++; } }); async(() -> { p.printf("%s", new Object() { public String toString() { x++; return "o"; } }); }); });
 assert x == 2;

 }); }
}
