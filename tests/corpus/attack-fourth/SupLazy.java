// truth: violated: (race) a lazily filled Supplier
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
public class SupLazy {
static class L<T> implements Supplier<T> { T v; Supplier<T> s; L(Supplier<T> s) { this.s = s; } public T get() { if (v == null) v = s.get(); return v; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
L<String> l = new L<>(() -> "x");
finish(() -> { async(() -> { l.get(); }); async(() -> { l.get(); }); });
 }); }
}
