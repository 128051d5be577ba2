// truth: violated: (race) a hashCode with a plain cache written twice
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
public class HashSide {
static class K { int h; public int hashCode() { if (h == 0) h = 5; return h; } public boolean equals(Object o) { return this == o; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
K k = new K();
finish(() -> { async(() -> { new HashMap<K,Integer>().put(k, 1); }); async(() -> { new HashSet<K>().add(k); }); });
 }); }
}
