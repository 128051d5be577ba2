// Varargs: empty, null, arrays, boxing, overload choice, generic arrays and primitive element types.
import java.util.Arrays;
import java.util.List;

public class Varargs {
    static String f(Object... os) {
        return os == null ? "null array" : os.length + Arrays.toString(os);
    }

    static String g(int... is) {
        int sum = 0;
        for (int i : is) {
            sum += i;
        }
        return is.length + ":" + sum;
    }

    static String h(String s, long... ls) {
        return s + ls.length;
    }

    static String o(int i) {
        return "int";
    }

    static String o(long l) {
        return "long";
    }

    static String o(Integer i) {
        return "Integer";
    }

    static String o(Object o) {
        return "Object";
    }

    static String o(int... i) {
        return "int...";
    }

    static String o(double d, Object... rest) {
        return "double," + rest.length;
    }

    @SafeVarargs
    static <T> T[] arr(T... ts) {
        return ts;
    }

    @SafeVarargs
    static <T> List<T> list(T first, T... rest) {
        return rest.length == 0 ? List.of(first) : Arrays.asList(rest);
    }

    Varargs(char... cs) {
        System.out.println("ctor " + new String(cs));
    }

    public static void main(String... args) {
        System.out.println(f() + f(1) + f(1, "b", 'c', null, 2.5));
        System.out.println(f((Object[]) null) + f((Object) null) + f(new Object[] {1, 2}) + f(new String[] {"s"}));
        System.out.println(f(new int[] {1, 2}).startsWith("1[[I@") + f((Object) new String[] {"a", "b"}).substring(0, 20));
        System.out.println(g() + g(5) + g(1, 2, 3) + g(new int[] {7, 8}));
        System.out.println(h("a") + h("b", 1, 2L, 'c'));
        byte b = 1;
        char c = 'c';
        Integer boxed = 5;
        Long lng = 6L;
        System.out.println(o(1) + " " + o(b) + " " + o(c) + " " + o(1L) + " " + o(boxed) + " " + o(lng) + " " + o() + " " + o(1.5f, "x") + " " + o("s"));
        System.out.println(arr(1, 2).getClass().getSimpleName() + " " + arr("x").getClass().getSimpleName() + " " + arr(1, "x").length);
        System.out.println(list("one") + " " + list("one", "two", "three"));
        new Varargs();
        new Varargs('o', 'k');
        int[][] nested = {{1}, {2, 3}};
        System.out.println(f((Object[]) nested).charAt(0) + " " + Arrays.asList(1, 2, 3).size() + " " + Arrays.asList(new int[3]).size());
        System.out.println(String.format("%s-%s", "a", "b") + String.format("%s", (Object) new Integer[] {1}.length) + String.join("/", "p", "q", "r"));
    }
}
