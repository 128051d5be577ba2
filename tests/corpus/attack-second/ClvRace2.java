// truth: violated: (race) as ClvRace, with a program object instead of an array
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
public class ClvRace2 {
 static class B { int n; }
 static final ClassValue<B> CV = new ClassValue<B>() { protected B computeValue(Class<?> c) { return new B(); } };
 public static void main(String[] args) { launchHabaneroApp(() -> {
 CV.get(String.class);
 finish(() -> { async(() -> { CV.get(String.class).n = 1; }); async(() -> { CV.get(String.class).n = 2; }); });
 }); }
}
