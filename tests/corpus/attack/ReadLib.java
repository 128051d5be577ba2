// truth: proved: two tasks only read shared immutable library objects whose lazily computed fields are benign
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ReadLib {
 static final UUID u = new UUID(1, 2); static final java.net.URI uri = java.net.URI.create("http://a.b/c"); static final java.util.regex.Pattern p = java.util.regex.Pattern.compile("a+b"); static final java.time.LocalDate d = java.time.LocalDate.of(2020, 1, 2);
 static final java.math.BigInteger bi = new java.math.BigInteger("123456789012345678901234567890"); static final java.math.BigDecimal bd = new java.math.BigDecimal("1.25"); static final BitSet bs = new BitSet(); static final Optional<String> o = Optional.of("x"); static final String s = "abc";
 static int a, b;
 static int f() { return u.hashCode() + u.toString().length() + uri.toString().hashCode() + uri.hashCode() + (p.matcher("aab").matches() ? 1 : 0) + d.plusDays(3).getDayOfMonth() + bi.toString().length() + bi.bitCount() + bi.hashCode() + bd.toString().length() + bd.precision() + bs.cardinality() + o.hashCode() + s.hashCode(); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = f(); }); async(() -> { b = f(); }); });
 assert a == b;
 }); }
}
