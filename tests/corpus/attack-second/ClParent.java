// truth: proved: the application loader has a parent in Java (the platform loader) and is the system loader
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
public class ClParent {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 ClassLoader l = ClParent.class.getClassLoader(); assert l == ClassLoader.getSystemClassLoader(); assert l.getParent() != null;
 }); }
}
