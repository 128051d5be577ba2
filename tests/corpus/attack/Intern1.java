// truth: violated: (assertion) which of two strings is interned is decided by who is first, long before the look
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Intern1 {
 static int c; static boolean same;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 String s1 = new String(new char[] { 'q', '7' }), s2 = new String(new char[] { 'q', '7' });
 finish(() -> {
   async(() -> { isolated(() -> { s1.intern(); }); isolated(() -> { c++; }); });
   async(() -> { isolated(() -> { s2.intern(); }); isolated(() -> { c++; }); });
 });
 assert s1.intern() == s1;
 }); }
}
