// truth: proved: entries of a skip list are immutable
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
public class MapEntCsl {

 public static void main(String[] args) { launchHabaneroApp(() -> {
ConcurrentSkipListMap<Integer,Integer> m = new ConcurrentSkipListMap<>(); m.put(1,1); Map.Entry<Integer,Integer> e = m.firstEntry();
finish(() -> { async(() -> { assert e.getValue() == 1; }); async(() -> { m.put(1,2); assert e.getValue() == 1; }); });
 }); }
}
