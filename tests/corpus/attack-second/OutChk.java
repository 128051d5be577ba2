// truth: violated: (assertion) setError by a failing stream: System.out of the program is closed by task 1; task 2 prints
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
public class OutChk {
 static class O extends java.io.OutputStream { public void write(int b) { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 java.io.PrintStream p = new java.io.PrintStream(new O());
 finish(() -> { async(() -> { p.print("x"); }); async(() -> { p.close(); }); });
 assert !p.checkError();
 }); }
}
