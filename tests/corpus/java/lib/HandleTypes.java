// Variable handles and reflection with objects and values of other types than declared: converted, cast or refused.
import java.lang.invoke.*;
import java.lang.reflect.*;
public class HandleTypes {
    static class A { int x = 1; Object o = "s"; long l = 5; String t = "t"; }
    static class B { Object y = "b"; }
    static void attempt(String name, Runnable r) {
        try { r.run(); System.out.println(name + " fine"); }
        catch (Throwable t) { System.out.println(name + " " + t); }
    }
    public int add(int a, String b) { return a + b.length(); }
    public static void main(String[] args) throws Exception {
        VarHandle x = MethodHandles.lookup().findVarHandle(A.class, "x", int.class);
        VarHandle o = MethodHandles.lookup().findVarHandle(A.class, "o", Object.class);
        VarHandle l = MethodHandles.lookup().findVarHandle(A.class, "l", long.class);
        VarHandle t = MethodHandles.lookup().findVarHandle(A.class, "t", String.class);
        VarHandle e = MethodHandles.arrayElementVarHandle(String[].class);
        VarHandle ei = MethodHandles.arrayElementVarHandle(int[].class);
        A a = new A(); B b = new B(); Object ob = b, oa = a;
        attempt("get of another object", () -> System.out.println((int) x.get(b)));
        attempt("get of another object as Object", () -> System.out.println((int) x.get(ob)));
        attempt("get as Object arg", () -> System.out.println((int) x.get(oa)));
        attempt("wrong result class", () -> { Integer i = (Integer) o.get(a); System.out.println(i); });
        attempt("right result class", () -> { String i = (String) o.get(a); System.out.println(i); });
        attempt("set of wrong class", () -> { t.set(a, ob); System.out.println(a.t); });
        attempt("set of static wrong class", () -> { t.set(a, b); System.out.println(a.t); });
        attempt("element of wrong array", () -> { e.set((Object) new int[3], 0, "x"); });
        attempt("element wrong value", () -> { Object[] s = new String[1]; e.set((String[]) s, 0, (Object) b); });
        attempt("boxed result", () -> { Object v = x.get(a); System.out.println(v); });
        attempt("boxed value", () -> { x.set(a, Integer.valueOf(8)); System.out.println(a.x); });
        attempt("widened result", () -> { long v = (long) x.get(a); System.out.println(v); });
        attempt("widened value", () -> { l.set(a, 7); System.out.println(a.l); });
        attempt("string into int", () -> { x.set(a, "s"); System.out.println(a.x); });
        attempt("too few", () -> { x.set(a); });
        attempt("char to int", () -> { x.set(a, 'c'); System.out.println(a.x); });
        attempt("long to int", () -> { x.set(a, 5L); System.out.println(a.x); });
        attempt("cas", () -> { System.out.println(t.compareAndSet(a, "t", "u") + a.t); });
        attempt("cas wrong", () -> { System.out.println(t.compareAndSet(a, "t", ob)); });
        attempt("null into", () -> { t.set(a, null); System.out.println(a.t); });
        attempt("null object", () -> { t.set((A) null, null); });
        attempt("getAndAdd", () -> { System.out.println((int) x.getAndAdd(a, 5) + " " + a.x); });
        attempt("void add", () -> { x.getAndAdd(a, 5); System.out.println(a.x); });
        Method m = HandleTypes.class.getMethod("add", int.class, String.class);
        attempt("invoke", () -> { try { System.out.println(m.invoke(new HandleTypes(), 1, "abc")); } catch (ReflectiveOperationException z) { System.out.println(z); } });
        attempt("invoke wrong receiver", () -> { try { System.out.println(m.invoke("x", 1, "abc")); } catch (ReflectiveOperationException z) { System.out.println(z); } });
        attempt("invoke wrong args", () -> { try { System.out.println(m.invoke(new HandleTypes(), "y", "abc")); } catch (ReflectiveOperationException z) { System.out.println(z); } });
        attempt("invoke wrong args 2", () -> { try { System.out.println(m.invoke(new HandleTypes(), 1, 3)); } catch (ReflectiveOperationException z) { System.out.println(z); } });
        attempt("invoke few args", () -> { try { System.out.println(m.invoke(new HandleTypes(), 1)); } catch (ReflectiveOperationException z) { System.out.println(z); } });
        Field f = A.class.getDeclaredField("t");
        attempt("field wrong owner", () -> { try { f.set(b, "x"); } catch (ReflectiveOperationException z) { System.out.println(z); } });
        attempt("field wrong value", () -> { try { f.set(a, 3); } catch (ReflectiveOperationException z) { System.out.println(z); } });
        attempt("array set", () -> Array.set(new String[1], 0, 3));
        attempt("array set 2", () -> Array.set(new int[1], 0, "s"));
        attempt("array set 3", () -> Array.set("s", 0, "s"));
        attempt("array get", () -> Array.get("s", 0));
        attempt("static hold", () -> { try { Constructor<?> c = Thread.class.getConstructor(String.class); System.out.println(((Thread) c.newInstance("n")).getName()); c.newInstance(5); } catch (ReflectiveOperationException z) { System.out.println(z); } });
    }
}
