// truth: proved: streams over a shared list that nobody writes
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
public class SeqStr {

 public static void main(String[] args) { launchHabaneroApp(() -> {
List<Integer> l = new ArrayList<>(List.of(1,2,3));
finish(() -> { async(() -> { assert l.stream().mapToInt(i -> i).sum() == 6; }); async(() -> { assert l.stream().filter(i -> i > 1).collect(Collectors.toList()).size() == 2; }); });
 }); }
}
