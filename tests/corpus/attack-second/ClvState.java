// truth: violated: (assertion) the bodies are isolated; the element is 1 or 2 according to who came last; 2 before 1 leaves 1
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
public class ClvState {
 static final ClassValue<int[]> CV = new ClassValue<int[]>() { protected int[] computeValue(Class<?> c) { return new int[1]; } };
 static int c;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 CV.get(Integer.class);
 finish(() -> { async(() -> { isolated(() -> { c++; CV.get(Integer.class)[0] = 1; }); }); async(() -> { isolated(() -> { c++; CV.get(Integer.class)[0] = 2; }); }); });
 assert CV.get(Integer.class)[0] == 2;
 }); }
}
