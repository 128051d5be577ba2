// truth: violated: (race) System.out is the program's stream
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
public class SetOutO {
 static class O extends java.io.OutputStream { int n; public void write(int b) { n++; } }
 static final O o = new O();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.setOut(new java.io.PrintStream(o, true));
 finish(() -> { async(() -> { System.out.println("x"); }); async(() -> { o.write(1); }); });

 }); }
}
