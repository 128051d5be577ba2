// Name resolution and member rules: shadowing, hiding, overload resolution, static imports, this escape, blank finals, nested scopes.
import static java.lang.Math.max;
import static java.util.Map.Entry;
import java.util.AbstractMap;

public class StaticAndInstanceMembers {
    static String name = "outer static";
    String field = "outer field";
    final int blank;
    static final int SBLANK;

    static {
        int tmp = 0;
        for (int i = 0; i < 5; i++) {
            tmp += i;
        }
        SBLANK = tmp;
    }

    StaticAndInstanceMembers(boolean b) {
        if (b) {
            blank = 1;
        } else {
            blank = 2;
        }
    }

    static String pick(Object o) {
        return "Object";
    }

    static String pick(String s) {
        return "String";
    }

    static String pick(Integer i) {
        return "Integer";
    }

    static String pick(long l) {
        return "long";
    }

    static String pick(double d) {
        return "double";
    }

    static String pick(char c) {
        return "char";
    }

    static String pick(Object... os) {
        return "varargs";
    }

    static String two(int a, double b) {
        return "int,double";
    }

    static String two(long a, int b) {
        return "long,int";
    }

    class Shadow {
        String field = "inner field";
        String name = "inner name";

        String show(String field) {
            String name = "local";
            return field + "," + this.field + "," + StaticAndInstanceMembers.this.field + "," + name + "," + this.name + "," + StaticAndInstanceMembers.name;
        }
    }

    static class Registry {
        static Registry last;
        final String tag;

        Registry(String tag) {
            last = this;
            seen = last.tag;
            this.tag = tag;
        }

        String seen;
    }

    static int name(int name) {
        name: for (; ; ) {
            break name;
        }
        return name;
    }

    public static void main(String[] args) {
        System.out.println(new StaticAndInstanceMembers(true).blank + " " + new StaticAndInstanceMembers(false).blank + " " + SBLANK);
        byte b = 1;
        short s = 2;
        System.out.println(pick("x") + " " + pick(1) + " " + pick(b) + " " + pick(s) + " " + pick('c') + " " + pick(1f) + " " + pick(Integer.valueOf(1)) + " " + pick(Long.valueOf(1)) + " " + pick() + " " + pick(1, 2) + " " + pick((Object) "x") + " " + pick(new int[0]) + " " + pick(new String[0]));
        System.out.println(two(1, 2.0) + " " + two(1L, 2) + " " + two(1, 2f));
        System.out.println(new StaticAndInstanceMembers(true).new Shadow().show("param"));
        Registry r = new Registry("t");
        System.out.println(r.seen + " " + Registry.last.tag + " " + name(3));
        System.out.println(max(3, 4) + " " + max(1.5, 2));
        Entry<String, Integer> e = new AbstractMap.SimpleEntry<>("k", 1);
        System.out.println(e);
        {
            int name = 5;
            System.out.println(name);
        }
        System.out.println(name);
        StaticAndInstanceMembers nul = null;
        System.out.println(nul.name + " " + nul.name(8));
        var list = new java.util.ArrayList<java.util.Map<String, ? extends Number>>();
        list.add(java.util.Map.of("a", 1.5));
        for (var m : list) {
            var v = m.get("a");
            System.out.println(v.intValue());
        }
    }
}
