// Method handles: static, virtual, constructor and field lookups, exact and adapted invocation, a few combinators.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;

public class MethodHandleCalls {
    private final String name;
    int hits;

    public MethodHandleCalls(String name) {
        this.name = name;
    }

    static int add(int a, int b) {
        return a + b;
    }

    String greet(String who) {
        hits++;
        return name + " greets " + who;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle add = lookup.findStatic(MethodHandleCalls.class, "add", MethodType.methodType(int.class, int.class, int.class));
        MethodHandle greet = lookup.findVirtual(MethodHandleCalls.class, "greet", MethodType.methodType(String.class, String.class));
        MethodHandle make = lookup.findConstructor(MethodHandleCalls.class, MethodType.methodType(void.class, String.class));
        MethodHandle hits = lookup.findGetter(MethodHandleCalls.class, "hits", int.class);
        System.out.println((int) add.invokeExact(3, 4) + " " + (int) add.invoke((short) 1, (byte) 2) + " " + add.type());
        MethodHandleCalls o = (MethodHandleCalls) make.invokeExact("ann");
        System.out.println((String) greet.invokeExact(o, "bob") + " " + (int) hits.invokeExact(o));
        MethodHandle addTen = MethodHandles.insertArguments(add, 0, 10);
        MethodHandle bound = greet.bindTo(o);
        System.out.println((int) addTen.invokeExact(5) + " " + (String) bound.invokeExact("cid") + " " + addTen.type().parameterCount());
        System.out.println(add.invokeWithArguments(20, 22));
        try {
            Object r = add.invokeExact(1, 2);
            System.out.println(r);
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong type");
        }
        try {
            lookup.findStatic(MethodHandleCalls.class, "absent", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(MethodType.methodType(String.class, int[].class).toMethodDescriptorString());
    }
}
