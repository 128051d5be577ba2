// truth: proved: one task, one after the other
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
public class ClvCompSeq {
 static int n;
 static final ClassValue<int[]> CV = new ClassValue<int[]>() { protected int[] computeValue(Class<?> c) { n++; return new int[1]; } };
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { CV.get(Integer.class); }); });
 CV.get(Integer.class);
 assert n == 1;
 }); }
}
