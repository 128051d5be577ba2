// truth: proved: shared big numbers
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlBig {
 static final java.math.BigInteger i = new java.math.BigInteger("123456789012345678901234567890"); static final java.math.BigDecimal d = new java.math.BigDecimal("1.2500"); static String a, b;
 static String f() { return i.pow(3).toString() + i.bitCount() + i.hashCode() + i.getLowestSetBit() + d.toString() + d.precision() + d.stripTrailingZeros() + d.multiply(d) + d.hashCode() + i.isProbablePrime(5); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = f(); }); async(() -> { b = f(); }); }); assert a.equals(b);
 }); }
}
