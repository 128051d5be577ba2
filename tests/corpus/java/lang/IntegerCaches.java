// Boxing and its caches: identity inside and outside -128..127, mixed comparisons, arithmetic on boxes, null unboxing.
import java.util.ArrayList;
import java.util.List;

public class IntegerCaches {
    static Integer shared = 127;

    static String which(Object o) {
        return "object";
    }

    static String which(long l) {
        return "long";
    }

    public static void main(String[] args) {
        for (int i : new int[] {-129, -128, 0, 127, 128}) {
            Integer a = i;
            Integer b = i;
            Long c = (long) i;
            Long d = (long) i;
            Short s = (short) i;
            Short t = (short) i;
            System.out.println(i + " " + (a == b) + " " + (c == d) + " " + (s == t) + " " + a.equals(b) + " " + a.equals(i) + " " + c.equals(i) + " " + c.equals((long) i) + " " + (a == i));
        }
        Byte b1 = (byte) -128;
        Byte b2 = (byte) -128;
        Character c1 = '\u007f';
        Character c2 = '\u007f';
        Character c3 = '\u0080';
        Character c4 = '\u0080';
        Boolean t1 = true;
        Boolean t2 = Boolean.valueOf("TRUE");
        Double d1 = 1.0;
        Double d2 = 1.0;
        System.out.println((b1 == b2) + " " + (c1 == c2) + " " + (c3 == c4) + " " + (t1 == t2) + " " + (d1 == d2) + " " + d1.equals(d2));
        shared++;
        System.out.println(shared + " " + (shared == Integer.valueOf(128)) + " " + (shared <= Integer.valueOf(128)));
        Integer x = 5;
        Integer y = x++;
        x += y * 2;
        System.out.println(x + " " + y + " " + (x > y) + " " + -x + " " + ~y + " " + (x << y));
        Character ch = 'a';
        ch++;
        System.out.println(ch + " " + (ch + 1) + " " + (char) (ch + 1));
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30, 1));
        list.remove(1);
        list.remove(Integer.valueOf(1));
        System.out.println(list + " " + which(5) + " " + which(Integer.valueOf(5)) + " " + which('c'));
        Object o = 1;
        Object l = 1L;
        System.out.println(o.equals(l) + " " + o.hashCode() + " " + Long.valueOf(-1).hashCode() + " " + Boolean.hashCode(true) + " " + Double.hashCode(1.5) + " " + Character.hashCode('x'));
        try {
            Integer none = null;
            int bad = none;
        } catch (NullPointerException e) {
            System.out.println("null unboxed");
        }
        boolean flag = args.length == 0;
        try {
            Integer none = null;
            Integer r = flag ? none : 0;
            System.out.println(r);
        } catch (NullPointerException e) {
            System.out.println("ternary unboxed null");
        }
        System.out.println(Integer.valueOf(77) == Integer.valueOf("77"));
        System.out.println((Object) (flag ? 1 : 'c') + " " + (flag ? Integer.valueOf(3) : Double.valueOf(4)));
    }
}
