// String interning and reference equality: literals, constants, runtime concatenation, substring, valueOf, switch on identity.
public class StringIdentity {
    static final String HELLO = "hello";
    static final String NOT_CONST = String.valueOf(HELLO);
    static String field = "hel" + "lo";

    static class Other {
        static String hello = "hello";
    }

    static String tail() {
        return "lo";
    }

    public static void main(String[] args) {
        String lit = "hello";
        final String hel = "hel";
        String helVar = "hel";
        System.out.println((lit == HELLO) + " " + (lit == field) + " " + (lit == Other.hello) + " " + (lit == NOT_CONST));
        System.out.println((lit == hel + "lo") + " " + (lit == helVar + "lo") + " " + (lit == (helVar + "lo").intern()) + " " + (lit == ("hel" + tail()).intern()));
        String fresh = new String("hello");
        System.out.println((lit == fresh) + " " + lit.equals(fresh) + " " + (fresh.intern() == lit) + " " + (fresh == fresh.intern()));
        System.out.println((lit.substring(0) == lit) + " " + ("xhello".substring(1) == lit) + " " + (lit.toString() == lit) + " " + (lit.trim() == lit) + " " + (lit.concat("") == lit));
        System.out.println((lit.replace('z', 'y') == lit) + " " + (lit.toLowerCase() == lit) + " " + (String.valueOf((Object) lit) == lit) + " " + ("".repeat(3) == "") + " " + (lit.repeat(1) == lit));
        char[] cs = {'h', 'e', 'l', 'l', 'o'};
        String fromChars = new String(cs);
        cs[0] = 'j';
        System.out.println(fromChars + " " + (fromChars == lit) + " " + (String.copyValueOf(cs).intern() == "jello"));
        System.out.println(("a" + 1 == "a1") + " " + ("b" + true == "btrue") + " " + ((char) 99 + "" == "c") + " " + ("" + 1.0 == "1.0"));
        String built = new StringBuilder("he").append("llo").toString();
        System.out.println((built == lit) + " " + built.contentEquals(lit) + " " + (built.hashCode() == lit.hashCode()));
        String unseen = new StringBuilder("never seen ").append(12345).toString();
        System.out.println((unseen.intern() == unseen) + " " + (unseen == "never seen 12345"));
        System.out.println("equals: " + "A".equals(null) + " " + "a".equals('a') + " " + "Straße".equalsIgnoreCase("STRASSE") + " " + "İ".equalsIgnoreCase("i"));
        Object o = "hello";
        System.out.println((o == lit) + " " + (o.equals(lit)));
        String nul = null;
        System.out.println((nul == null) + " " + (nul + "x").equals("nullx"));
        StringBuilder sb1 = new StringBuilder("x");
        StringBuilder sb2 = new StringBuilder("x");
        System.out.println(sb1.equals(sb2) + " " + sb1.compareTo(sb2) + " " + sb1.toString().equals(sb2.toString()));
    }
}
