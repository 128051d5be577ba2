// truth: violated: (assertion) the sender sets a volatile after the send: the actor may see it
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
public class ActBoxVol {
static class B { volatile int v; }
static class A extends Actor<B> { protected void process(B b) { assert b.v == 0; exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A(); finish(() -> { a.start(); B b = new B(); a.send(b); b.v = 1; });
 }); }
}
