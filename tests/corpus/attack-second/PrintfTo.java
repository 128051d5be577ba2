// truth: proved: in JDK 17 PrintStream.format holds its monitor while it calls toString
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
public class PrintfTo {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { System.out.printf("%s", new Object() { public String toString() { x++; return "o"; } }); }); async(() -> { System.out.printf("%s", new Object() { public String toString() { x++; return "o"; } }); }); });
 assert x == 2;
 }); }
}
