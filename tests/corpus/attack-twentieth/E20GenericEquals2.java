// truth: race: the library reads an element in ParameterizedTypeImpl.equals, the program writes it
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20GenericEquals2 {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object(), n = new Object();

static java.lang.reflect.Type[] targs = { String.class };
static class P implements java.lang.reflect.ParameterizedType {
  public java.lang.reflect.Type[] getActualTypeArguments() { return targs; }
  public java.lang.reflect.Type getRawType() { return List.class; }
  public java.lang.reflect.Type getOwnerType() { return null; }
}
static List<String> f;
    public static void main(String[] args) throws Exception {
java.lang.reflect.Type t = E20GenericEquals2.class.getDeclaredField("f").getGenericType();
P p = new P();
Thread a = go(() -> t.equals(p)), b = go(() -> targs[0] = Integer.class);
a.join(); b.join();
    }
}
