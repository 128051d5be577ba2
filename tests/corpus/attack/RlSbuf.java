// truth: proved: shared StringBuffer, Vector, Hashtable, Stack: synchronised; order of equal parts does not show
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlSbuf {
 static final StringBuffer s = new StringBuffer(); static final Vector<Integer> v = new Vector<>();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { s.append("a"); v.add(1); }); async(() -> { s.append("a"); v.add(1); }); }); assert s.toString().equals("aa") && v.size() == 2;
 }); }
}
