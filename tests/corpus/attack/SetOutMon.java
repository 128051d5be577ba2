// truth: violated: (assertion) check-then-act across two synchronized sections of a stream that only System.out leads to
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SetOutMon {
 static class PS extends java.io.PrintStream { int n; PS() { super(new java.io.ByteArrayOutputStream()); } synchronized int get() { return n; } synchronized void set(int v) { n = v; } public void println(String s) { int v = get(); set(v + 1); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.setOut(new PS());
 finish(() -> {
   async(() -> { System.out.println("a"); });
   async(() -> { System.out.println("b"); });
 });
 assert ((PS) System.out).n == 2;
 }); }
}
