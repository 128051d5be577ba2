// truth: violated: (race) StringBuffer.append of a CharSequence of the program: charAt of the program's object runs under two different buffers' monitors
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
public class SbufCs {
 static int n; static class C implements CharSequence { public int length() { return 1; } public char charAt(int i) { n++; return 'x'; } public CharSequence subSequence(int a, int b) { return this; } public String toString() { return "x"; } }
 static final StringBuffer a = new StringBuffer(), b = new StringBuffer(); static final C c = new C();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a.append(c, 0, 1); }); async(() -> { b.append(c, 0, 1); }); });
 }); }
}
