// truth: violated: (assertion) class constant in a class that is prepared by another task
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IntLdc2 {
 static class K { static final String s = "yy8".concat(""); static final String C = "yy8"; static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { String s = new String(new char[] { 'y', 'y', '8' }); assert s.intern() == s; });
   async(() -> { K.t(); });
 });
 }); }
}
