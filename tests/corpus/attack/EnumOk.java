// truth: proved: enums with state, switch, valueOf, EnumMap in two tasks; only read
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class EnumOk {
 enum Op { ADD { int f(int a, int b) { return a + b; } }, MUL { int f(int a, int b) { return a * b; } }; abstract int f(int a, int b); }
 static int a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { EnumMap<Op,Integer> m = new EnumMap<>(Op.class); m.put(Op.ADD, 1); switch (Op.valueOf("MUL")) { case MUL: a = Op.MUL.f(2, 3); break; default: a = 0; } });
  async(() -> { EnumMap<Op,Integer> m = new EnumMap<>(Op.class); for (Op o : EnumSet.allOf(Op.class)) m.put(o, o.f(1, 1)); switch (Op.valueOf("ADD")) { case ADD: b = m.get(Op.ADD); break; default: b = 0; } }); });
 assert a == 6 && b == 2;
 }); }
}
