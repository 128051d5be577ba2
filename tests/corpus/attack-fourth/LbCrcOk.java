// truth: proved: the checksum reads b[0..8) only
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
public class LbCrcOk {

 public static void main(String[] args) { launchHabaneroApp(() -> {
byte[] b = new byte[16];
finish(() -> { async(() -> { b[8] = 1; }); async(() -> { CRC32C c = new CRC32C(); c.update(b, 0, 8); c.getValue(); }); });
 }); }
}
