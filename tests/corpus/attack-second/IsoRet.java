// truth: violated: (race) isolated hands out a shared array, which is changed outside
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
public class IsoRet {
 static final int[] a = new int[1];
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { int[] b = isolatedWithReturn(() -> a); b[0]++; }); async(() -> { int[] b = isolatedWithReturn(() -> a); b[0]++; }); });
 }); }
}
