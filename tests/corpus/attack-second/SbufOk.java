// truth: proved: the same buffer: its monitor orders the two
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
public class SbufOk {
 static int n; static class C implements CharSequence { public int length() { return 1; } public char charAt(int i) { n++; return 'x'; } public CharSequence subSequence(int a, int b) { return this; } public String toString() { return "x"; } }
 static final StringBuffer a = new StringBuffer(); static final C c = new C();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a.append(c, 0, 1); }); async(() -> { a.append(c, 0, 1); }); });
 assert n == 2 && a.length() == 2;
 }); }
}
