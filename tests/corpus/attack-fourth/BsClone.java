// truth: violated: (race) BitSet.clone trims the original: two clones write its words field
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
public class BsClone {

 public static void main(String[] args) { launchHabaneroApp(() -> {
BitSet b = new BitSet(); b.set(3); b.set(500); b.clear(500);
finish(() -> { async(() -> { b.clone(); }); async(() -> { b.clone(); }); });
 }); }
}
