// truth: violated: (race) a PrintStream of the program writes to the program's own stream, which is plain; print locks the PrintStream, flush of the own stream does not
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
public class PrStrm {
 static class O extends java.io.OutputStream { int n; public void write(int b) { n++; } }
 static final O o = new O(); static final java.io.PrintStream p = new java.io.PrintStream(o, true);
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { p.println("x"); }); async(() -> { o.write(1); }); });
 }); }
}
