// truth: violated: (race) an Iterator of CHM shared by two tasks
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
public class IterPub {

 public static void main(String[] args) { launchHabaneroApp(() -> {
ConcurrentHashMap<Integer,Integer> m = new ConcurrentHashMap<>(); m.put(1,1); m.put(2,2); Iterator<Integer> i = m.keySet().iterator();
finish(() -> { async(() -> { i.next(); }); async(() -> { i.next(); }); });
 }); }
}
