// truth: violated: (race) keyed by a class of the program
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
public class ClvOwnCls {
 static class B { int n; }
 static final ClassValue<B> CV = new ClassValue<B>() { protected B computeValue(Class<?> c) { return new B(); } }; static int c;
 static void bump() { CV.get(ClvOwnCls.class).n++; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 bump();
 finish(() -> { async(() -> { isolated(() -> { c++; }); bump(); }); async(() -> { isolated(() -> { c++; }); bump(); }); });
 }); }
}
