// truth: violated: (assertion) a direct buffer under isolated: who comes last shows
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
public class DirBufSt {

 public static void main(String[] args) { launchHabaneroApp(() -> {
ByteBuffer b = ByteBuffer.allocateDirect(8);
finish(() -> { async(() -> { isolated(() -> { b.put(0, (byte) 1); }); }); async(() -> { isolated(() -> { b.put(0, (byte) 2); }); }); }); assert b.get(0) == 2;
 }); }
}
