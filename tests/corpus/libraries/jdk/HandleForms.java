// jars: -
// Loops, folds and collectors of method handles, and what their types say.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

public class HandleForms {
    static boolean below(int i, int limit) { return i < limit; }
    static int next(int i, int limit) { return i + 3; }
    static String glue(String all, int part) { return all + part; }
    static String start(Iterable<Integer> source) { return ">"; }
    static double mean(double a, double b) { return (a + b) / 2; }
    static void show(Object what) { System.out.println("shown " + what); }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> here = HandleForms.class;
        MethodHandle loop = MethodHandles.whileLoop(MethodHandles.dropArguments(MethodHandles.constant(int.class, 1), 0, int.class),
            l.findStatic(here, "below", methodType(boolean.class, int.class, int.class)), l.findStatic(here, "next", methodType(int.class, int.class, int.class)));
        System.out.println((int) loop.invokeExact(10) + " " + loop.type());
        MethodHandle each = MethodHandles.iteratedLoop(null, l.findStatic(here, "start", methodType(String.class, Iterable.class)),
            MethodHandles.dropArguments(l.findStatic(here, "glue", methodType(String.class, String.class, int.class)).asType(methodType(String.class, String.class, Integer.class)), 2, Iterable.class));
        System.out.println(each.invoke(List.of(1, 2, 3)));
        MethodHandle mean = l.findStatic(here, "mean", methodType(double.class, double.class, double.class));
        System.out.println((double) mean.invoke(1, 2L) + " " + mean.asType(methodType(Object.class, float.class, Integer.class)).invoke(1f, (Integer) 4));
        MethodHandle show = l.findStatic(here, "show", methodType(void.class, Object.class));
        MethodHandles.filterArguments(show, 0, mean.asSpreader(double[].class, 2).asType(methodType(Object.class, double[].class))).invoke(new double[] {3, 9});
        MethodHandles.foldArguments(MethodHandles.dropArguments(show, 0, double.class), mean.asType(methodType(double.class, Object.class, double.class))).invoke((Object) 2.0, 4.0);
        System.out.println(mean.asSpreader(0, double[].class, 2).invoke(new double[] {3, 5}));
    }
}
