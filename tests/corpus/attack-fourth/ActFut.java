// truth: proved: an actor answers through a DDF in the message
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
public class ActFut {
static class M { int v; HjDataDrivenFuture<Integer> d; } static class A extends Actor<M> { protected void process(M m) { m.d.put(m.v + 1); exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A(); finish(() -> { a.start(); async(() -> { M m = new M(); m.v = 4; m.d = newDataDrivenFuture(); a.send(m); assert m.d.get() == 5; }); });
 }); }
}
