// truth: proved: two tasks use the library, each for itself
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
public class LibDur {

 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { assert java.time.Duration.parse("PT1H").toMinutes() == 60; }); async(() -> { assert java.time.Duration.parse("PT1H").toMinutes() == 60; }); });
 }); }
}
