// Pattern matching for instanceof: scope by negation, conjunctions, loops, null, generics, arrays and boxed values.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class PatternInstanceof {
    static String describe(Object o) {
        if (!(o instanceof CharSequence cs)) {
            if (o instanceof Integer i && i > 10) {
                return "big int " + (i + 1);
            }
            if (o instanceof Number n) {
                return "number " + n.intValue();
            }
            if (o instanceof int[] a && a.length > 0) {
                return "ints from " + a[0];
            }
            if (o instanceof Object[] a) {
                return "objects " + a.length;
            }
            if (o instanceof List<?> l && !l.isEmpty() && l.get(0) instanceof String s) {
                return "list of string " + s;
            }
            if (o instanceof Map.Entry<?, ?> e) {
                return e.getKey() + "->" + e.getValue();
            }
            return "other " + (o instanceof Runnable) + (o == null);
        }
        return "text of " + cs.length();
    }

    private final int id;

    PatternInstanceof(int id) {
        this.id = id;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PatternInstanceof p && p.id == id;
    }

    @Override
    public int hashCode() {
        return id;
    }

    static int sum(List<?> list) {
        int total = 0;
        for (Object o : list) {
            if (!(o instanceof Integer i)) {
                continue;
            }
            total += i;
        }
        return total;
    }

    static <T> String generic(T t) {
        return t instanceof String s ? s.toUpperCase() : t instanceof Character c ? "" + (char) (c + 1) : "-";
    }

    public static void main(String[] args) {
        Object[] all = {"text", new StringBuilder("sb"), 5, 11, 2.5, new int[] {9}, new int[0], new String[3], new int[2][2],
            List.of("x"), new ArrayList<>(), Map.entry("k", "v"), null, (Runnable) () -> { }, 'c'};
        for (Object o : all) {
            System.out.println(describe(o));
        }
        System.out.println(new PatternInstanceof(3).equals(new PatternInstanceof(3)) + " " + new PatternInstanceof(3).equals("3"));
        System.out.println(sum(List.of(1, "a", 2L, 3)));
        System.out.println(generic("abc") + generic('x') + generic(1));
        Object o = "hello";
        while (!(o instanceof Integer n)) {
            o = o.toString().length();
        }
        System.out.println(n * 2);
        boolean both = o instanceof Integer a && a > 1 || o instanceof Integer b && b < 0;
        System.out.println(both);
        Object[] nested = {new Object[] {new Object[] {"core"}}};
        if (nested[0] instanceof Object[] x && x[0] instanceof Object[] y && y[0] instanceof String core) {
            System.out.println(core);
        }
    }
}
