// jars: -
// Method handles: every kind of lookup, invoke and invokeExact with their conversions, and refusals.
import java.lang.invoke.*;
import java.util.*;

public class Handles {
    private int field = 5;
    static long counter = 1L << 40;
    interface Shape { default String name() { return "shape"; } double area(); }
    static class Square implements Shape {
        final double side;
        Square(double side) { this.side = side; }
        public double area() { return side * side; }
        public String name() { return "square"; }
        @Override public String toString() { return "Square " + side; }
    }
    static class Special extends Square {
        Special() { super(3); }
        @Override public String toString() { return "special"; }
        String above() throws Throwable {
            MethodHandle up = MethodHandles.lookup().findSpecial(Square.class, "toString", MethodType.methodType(String.class), Special.class);
            return (String) up.invokeExact(this);
        }
    }
    private static int mix(byte a, char b, long c, double d, boolean e) { return (int) (a + b + c + d) + (e ? 1 : 0); }
    static void fails(String message) { throw new IllegalStateException(message); }
    static String join(String first, Object... rest) { return first + Arrays.toString(rest); }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle mix = lookup.findStatic(Handles.class, "mix", MethodType.methodType(int.class, byte.class, char.class, long.class, double.class, boolean.class));
        System.out.println((int) mix.invokeExact((byte) 1, 'a', 3L, 4.5, true));
        System.out.println((long) mix.invoke((byte) 1, 'a', 3, 4f, Boolean.TRUE));
        System.out.println(mix.invokeWithArguments((byte) 1, 'a', 3L, 4.5, false));
        MethodHandle area = lookup.findVirtual(Shape.class, "area", MethodType.methodType(double.class));
        System.out.println((double) area.invoke(new Square(2)) + " " + (Object) area.invoke((Shape) new Special()));
        MethodHandle make = lookup.findConstructor(Square.class, MethodType.methodType(void.class, double.class));
        Square made = (Square) make.invokeExact(1.5);
        System.out.println(made + " " + new Special().above());
        MethodHandle get = lookup.findGetter(Handles.class, "field", int.class);
        MethodHandle set = lookup.findSetter(Handles.class, "field", int.class);
        Handles object = new Handles();
        set.invokeExact(object, 8);
        System.out.println((int) get.invokeExact(object) + " " + get.type() + " " + set.type());
        MethodHandle getStatic = lookup.findStaticGetter(Handles.class, "counter", long.class);
        lookup.findStaticSetter(Handles.class, "counter", long.class).invokeExact(99L);
        System.out.println((long) getStatic.invokeExact());
        MethodHandle join = lookup.findStatic(Handles.class, "join", MethodType.methodType(String.class, String.class, Object[].class));
        System.out.println((String) join.invoke("a", 1, 2, 3) + join.isVarargsCollector() + join.invokeWithArguments("b", "c"));
        System.out.println((String) join.asFixedArity().invoke("z", new Object[] {1}));
        try {
            lookup.findStatic(Handles.class, "fails", MethodType.methodType(void.class, String.class)).invokeExact("thrown");
        } catch (IllegalStateException thrown) {
            System.out.println(thrown.getMessage() + " " + thrown.getStackTrace()[0].getMethodName() + " " + thrown.getStackTrace()[1].getMethodName() + " " + thrown.getStackTrace().length);
        }
        try { Object r = mix.invokeExact(1, 2); System.out.println(r); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
        try { mix.invoke("x"); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
        try { mix.bindTo("x"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { lookup.findVirtual(String.class, "nothing", MethodType.methodType(void.class)); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        try { lookup.findStatic(String.class, "length", MethodType.methodType(int.class)); } catch (IllegalAccessException e) { System.out.println(e.getMessage()); }
        try { area.invoke((Shape) null); } catch (NullPointerException e) { System.out.println("null"); }
        try { Object o = "text"; area.invoke(o); } catch (ClassCastException e) { System.out.println("cast"); }
        MethodHandle length = lookup.unreflect(String.class.getMethod("length"));
        System.out.println((int) length.invokeExact("four") + " " + length);
        System.out.println(lookup.unreflectGetter(Square.class.getDeclaredField("side")).invoke(made));
        System.out.println(lookup.unreflectConstructor(ArrayList.class.getConstructor()).invoke());
        System.out.println(lookup.bind("hello", "charAt", MethodType.methodType(char.class, int.class)).invoke(1));
        System.out.println(lookup.revealDirect(length));
        MethodHandle nested = lookup.findVirtual(MethodHandle.class, "invokeExact", MethodType.methodType(int.class, String.class));
        System.out.println((int) nested.invokeExact(length, "fives"));
        System.out.println(MethodHandles.publicLookup().findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class)).invoke(3, 9));
        System.out.println(lookup);
    }
}
