// jars: -
// Method handles made of others: bound, inserted, dropped, permuted, filtered, folded, guarded, caught, in loops.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

public class Combinators {
    static int add(int a, int b) { return a + b; }
    static String text(int a, long b, String c) { return a + "/" + b + "/" + c; }
    static boolean isEven(int a) { return a % 2 == 0; }
    static int half(int a) { return a / 2; }
    static int next(int a) { if (a > 100) { throw new ArithmeticException("large"); } return 3 * a + 1; }
    static int caught(ArithmeticException e, int a) { return -a; }
    static int cleanup(Throwable t, int result, int a) { System.out.println("cleanup " + t + " " + result); return result; }
    static int step(int sum, int i, int limit) { return sum + i; }
    static int zero(int limit) { return 0; }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> here = Combinators.class;
        MethodHandle add = l.findStatic(here, "add", methodType(int.class, int.class, int.class));
        MethodHandle text = l.findStatic(here, "text", methodType(String.class, int.class, long.class, String.class));
        MethodHandle even = l.findStatic(here, "isEven", methodType(boolean.class, int.class));
        MethodHandle half = l.findStatic(here, "half", methodType(int.class, int.class));
        MethodHandle next = l.findStatic(here, "next", methodType(int.class, int.class));
        System.out.println((int) MethodHandles.insertArguments(add, 1, 5).invokeExact(6));
        System.out.println((String) MethodHandles.insertArguments(text, 0, 1, 2L).invokeExact("c"));
        System.out.println((int) MethodHandles.dropArguments(add, 1, String.class, double.class).invokeExact(1, "x", 2.0, 4));
        System.out.println((int) MethodHandles.permuteArguments(add, methodType(int.class, int.class), 0, 0).invokeExact(21));
        System.out.println((String) MethodHandles.permuteArguments(text, methodType(String.class, String.class, int.class, long.class), 1, 2, 0).invokeExact("c", 1, 2L));
        System.out.println((int) MethodHandles.filterArguments(add, 0, half, next).invokeExact(10, 2));
        System.out.println((boolean) MethodHandles.filterReturnValue(add, even).invokeExact(1, 2));
        System.out.println((int) MethodHandles.foldArguments(add, half).invokeExact(10));
        System.out.println((int) MethodHandles.collectArguments(add, 1, add).invokeExact(1, 2, 3));
        MethodHandle collatz = MethodHandles.guardWithTest(even, half, next);
        int value = 7;
        StringBuilder steps = new StringBuilder();
        while (value != 1) { value = (int) collatz.invokeExact(value); steps.append(value).append(' '); }
        System.out.println(steps);
        MethodHandle safe = MethodHandles.catchException(next, ArithmeticException.class, l.findStatic(here, "caught", methodType(int.class, ArithmeticException.class, int.class)));
        System.out.println((int) safe.invokeExact(5) + " " + (int) safe.invokeExact(500));
        MethodHandle closing = MethodHandles.tryFinally(next, l.findStatic(here, "cleanup", methodType(int.class, Throwable.class, int.class, int.class)));
        System.out.println((int) closing.invokeExact(3));
        try { System.out.println((int) closing.invokeExact(300)); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        System.out.println(MethodHandles.constant(String.class, "k").invoke() + " " + (int) MethodHandles.identity(int.class).invokeExact(4) + " " + MethodHandles.zero(long.class).invoke());
        MethodHandle element = MethodHandles.arrayElementGetter(int[].class);
        int[] array = {4, 5, 6};
        MethodHandles.arrayElementSetter(int[].class).invokeExact(array, 1, 50);
        System.out.println((int) element.invokeExact(array, 1) + " " + (int) MethodHandles.arrayLength(int[].class).invokeExact(array) + " " + ((String[]) MethodHandles.arrayConstructor(String[].class).invoke(3)).length);
        System.out.println((int) add.asSpreader(Object[].class, 2).invoke(new Object[] {1, 2}) + " " + (int) add.asSpreader(int[].class, 2).invoke(new int[] {3, 4}));
        MethodHandle list = l.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class));
        System.out.println(list.invoke(1, 2, 3) + " " + list.asCollector(Object[].class, 2).invoke("a", "b") + " " + list.asType(methodType(List.class, int.class, String.class)).invoke(1, "z"));
        MethodHandle asObject = add.asType(methodType(Object.class, Object.class, short.class));
        System.out.println((Object) asObject.invokeExact((Object) 3, (short) 4));
        System.out.println((byte) MethodHandles.explicitCastArguments(add, methodType(byte.class, long.class, double.class)).invokeExact(300L, 1.9));
        try { add.asType(methodType(String.class, int.class, int.class)); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
        MethodHandle count = MethodHandles.countedLoop(MethodHandles.identity(int.class), l.findStatic(here, "zero", methodType(int.class, int.class)), l.findStatic(here, "step", methodType(int.class, int.class, int.class, int.class)));
        System.out.println((int) count.invokeExact(10));
        System.out.println((int) MethodHandles.exactInvoker(add.type()).invokeExact(add, 8, 9) + " " + MethodHandles.invoker(methodType(Object.class, Object.class, Object.class)).invoke(add, 1, 1));
        System.out.println((Object) MethodHandles.spreadInvoker(add.type(), 1).invoke(add, 5, new Object[] {6}));
        try { MethodHandles.throwException(int.class, Exception.class).invoke(new Exception("out")); } catch (Exception e) { System.out.println(e.getMessage()); }
        Comparator<String> byLength = MethodHandleProxies.asInterfaceInstance(Comparator.class, l.findStatic(here, "compare", methodType(int.class, Object.class, Object.class)));
        List<String> words = new ArrayList<>(List.of("ccc", "a", "bb"));
        words.sort(byLength);
        System.out.println(words);
        MutableCallSite site = new MutableCallSite(half);
        MethodHandle through = site.dynamicInvoker();
        System.out.print((int) through.invokeExact(8) + " ");
        site.setTarget(next);
        System.out.println((int) through.invokeExact(8));
        SwitchPoint point = new SwitchPoint();
        System.out.println((int) point.guardWithTest(half, next).invokeExact(10) + " " + add + " " + MethodHandles.insertArguments(add, 0, 1).type());
    }
    static int compare(Object a, Object b) { return ((String) a).length() - ((String) b).length(); }
}
