// Helpful NullPointerException messages for fields, calls, arrays, results of calls, unboxing, throw and synchronized.
import java.util.List;
import java.util.Map;

public class HelpfulNpe {
    int num;
    String name;
    HelpfulNpe next;
    static HelpfulNpe top;
    int[] data;
    static int[][] grid = new int[2][];
    Integer boxed;

    HelpfulNpe self() {
        return null;
    }

    static String text(int i) {
        return null;
    }

    interface Act {
        void run() throws Throwable;
    }

    static void t(Act a) {
        try {
            a.run();
            System.out.println("no exception");
        } catch (Throwable e) {
            System.out.println(e.getMessage());
        }
    }

    static void local(HelpfulNpe p, int[] arr, String s, Object[] objs, long[] ls, int i, int j) {
        t(() -> System.out.println(p.num));
        try { p.num = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { arr[i] = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = arr[i + j]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { s.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { objs[2].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { objs[i].toString(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ls[0] = ls[1]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = ls.length; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { synchronized (p) { i++; } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        local(null, null, null, new Object[3], null, 1, 2);
        HelpfulNpe h = new HelpfulNpe();
        t(() -> h.next.num++);
        t(() -> h.next.next.name.trim());
        t(() -> h.name.isEmpty());
        t(() -> h.data[3]++);
        t(() -> System.out.println(h.data.length));
        t(() -> top.name = "x");
        t(() -> top.self());
        t(() -> grid[1][0] = 4);
        t(() -> System.out.println(grid[0].length));
        t(() -> h.self().self());
        t(() -> text(3).length());
        t(() -> { int k = h.boxed; });
        t(() -> h.boxed++);
        t(() -> { throw null; });
        t(() -> { Throwable th = args.length > 9 ? new Error() : null; throw th; });
        t(() -> { long l = (Long) Map.of("a", 1L).get("b"); });
        t(() -> { for (Object o : (List<?>) h.nothing()) { System.out.println(o); } });
        t(() -> { boolean b = (Boolean) h.nothing(); });
        t(() -> { Runnable r = null; r.run(); });
        t(() -> (new HelpfulNpe[2][3])[1][2].length());
        t(() -> { String[][] s = new String[2][2]; s[1][0].chars(); });
        t(() -> { char[] c = null; c[0] = 'x'; });
        t(() -> { double[] d = null; d[0] += 1; });
        t(() -> java.util.Objects.requireNonNull(null));
        t(() -> java.util.Objects.requireNonNull(null, "my message"));
        t(() -> { throw new NullPointerException(); });
        t(() -> "abc".concat(null));
        t(() -> ((HelpfulNpe) h.nothing()).name.length());
    }

    int length() {
        return name.length();
    }

    Object nothing() {
        return null;
    }
}
