// truth: proved: Locale, Currency, NumberFormat per task
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlLoc {
 static String a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = Locale.getDefault().getLanguage() + "ABC".toLowerCase(); }); async(() -> { b = Locale.getDefault().getLanguage() + "ABC".toLowerCase(Locale.ROOT); }); }); assert a.equals(b);
 }); }
}
