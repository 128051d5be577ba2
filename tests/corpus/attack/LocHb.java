// truth: proved: the default locale is volatile in JDK 17 and hands over plain data
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class LocHb {
 static int x, r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 Locale.setDefault(Locale.US);
 finish(() -> { async(() -> { x = 1; Locale.setDefault(Locale.GERMANY); }); async(() -> { if (Locale.getDefault() == Locale.GERMANY) { r = x; assert r == 1; } }); });
 }); }
}
