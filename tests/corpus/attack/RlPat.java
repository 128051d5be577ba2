// truth: proved: shared Pattern, a Matcher each
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlPat {
 static final java.util.regex.Pattern p = java.util.regex.Pattern.compile("(?<n>a+)b"); static String a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { var m = p.matcher("aab"); m.find(); a = m.group("n"); }); async(() -> { var m = p.matcher("ab"); m.find(); b = m.group("n"); }); }); assert a.equals("aa") && b.equals("a");
 }); }
}
