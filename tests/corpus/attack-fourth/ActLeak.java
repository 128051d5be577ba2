// truth: violated: (race) the task spawned in process outlives the message
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
public class ActLeak {
static class A extends Actor<Integer> { int n; protected void process(Integer m) { async(() -> { n += m; }); if (m == 2) exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A(); finish(() -> { a.start(); a.send(1); a.send(2); }); 
 }); }
}
