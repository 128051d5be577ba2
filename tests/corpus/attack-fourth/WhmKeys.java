// truth: violated: (assertion) the key may be collected before the iteration
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
public class WhmKeys {

 public static void main(String[] args) { launchHabaneroApp(() -> {
WeakHashMap<Object,Integer> m = new WeakHashMap<>(); m.put(new Object(), 1); int n = 0; for (Object o : m.keySet()) n++; assert n == 1;
 }); }
}
