// truth: violated: (race) a list of the program (AbstractList around an ArrayList) in the system properties
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
public class HidUser {
 static class L extends AbstractList<Integer> { final ArrayList<Integer> in = new ArrayList<>(); public Integer get(int i) { return in.get(i); } public int size() { return in.size(); } public boolean add(Integer x) { return in.add(x); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("l", new L());
 finish(() -> { async(() -> { ((List<Integer>) System.getProperties().get("l")).add(1); }); async(() -> { ((List<Integer>) System.getProperties().get("l")).add(2); }); });
 }); }
}
