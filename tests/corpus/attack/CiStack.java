// truth: violated: (assertion) initialiser looks at its stack trace: differs by who is first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiStack {
 static class C { static final boolean fromB; static { boolean f = false; for (StackTraceElement e : new Throwable().getStackTrace()) if (e.getMethodName().equals("callB")) f = true; fromB = f; } static void touch() {} }
 static void callB() { C.touch(); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { C.touch(); });
   async(() -> { callB(); });
 });
 assert !C.fromB;
 }); }
}
