// truth: violated: (assertion) the literal in task 2 is interned when it is first resolved; before or after task 1
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IntLdc {
 static volatile String t;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { String s = new String(new char[] { 'z', 'z', '9' }); assert s.intern() == s; });
   async(() -> { t = "zz9"; });
 });
 }); }
}
