// truth: violated: (assertion) a weakly consistent iterator may or may not see the new key
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.zip.*;
import java.lang.invoke.*;
@SuppressWarnings("all")
public class ChmIt {

 public static void main(String[] args) { launchHabaneroApp(() -> {
ConcurrentHashMap<Integer,Integer> m = new ConcurrentHashMap<>(); m.put(1,1); int[] n = new int[1];
finish(() -> { async(() -> { m.put(2,2); }); async(() -> { for (int k : m.keySet()) n[0]++; }); }); assert n[0] == 1;
 }); }
}
