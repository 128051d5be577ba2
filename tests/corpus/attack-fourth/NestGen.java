// truth: proved: nested lambdas, inner classes and varargs
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
public class NestGen {
static <T> List<T> l(T... t) { return Arrays.asList(t); } class In { int v = q; class In2 { int w = v + q; } } int q = 2;
 public static void main(String[] args) { launchHabaneroApp(() -> {
NestGen g = new NestGen();
finish(() -> { async(() -> { NestGen.In i = g.new In(); assert i.new In2().w == 4; }); async(() -> { Function<Integer,Function<Integer,Integer>> f = a -> b -> a + b + g.q; assert f.apply(1).apply(2) == 5 && l(1L, 2.0, "x").size() == 3; }); });
 }); }
}
