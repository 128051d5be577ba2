// truth: proved: a loader has an unnamed module and a package can be asked for
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class ClMod {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 ClassLoader l = ClMod.class.getClassLoader(); assert l.getUnnamedModule() != null; l.getDefinedPackages(); ClMod.class.getPackage();
 }); }
}
