// Latin-1 strings and their neighbours: case by locale, searching at the edges, equality and hashes.
import java.util.Locale;
public class Latin1Loops {
    public static void main(String[] args) {
        String[] texts = {"", "abc", "ABC", "aIi", "straße", "ÿ", "µ", "Éa", "title İ", "x1-y", "ααα"};
        for (String t : texts) {
            System.out.println(t.toUpperCase() + "|" + t.toLowerCase() + "|" + t.toUpperCase(Locale.forLanguageTag("tr")) + "|" + t.toLowerCase(Locale.forLanguageTag("lt")) + "|" + (t.toUpperCase() == t) + (t.toLowerCase() == t));
        }
        try { "abc".toUpperCase((Locale) null); } catch (NullPointerException e) { System.out.println(e.getStackTrace()[0].getMethodName() + " " + (e.getMessage() == null)); }
        StringBuilder sb = new StringBuilder("hello world, hello");
        System.out.println(sb.indexOf("hello") + " " + sb.indexOf("hello", 1) + " " + sb.indexOf("", 3) + " " + sb.indexOf("zz") + " " + sb.indexOf("lo", 99) + " " + sb.indexOf("o,") + " " + "aab".indexOf("ab") + " " + "aaab".indexOf("aab", -5) + " " + "abc".indexOf("abcd") + " " + "abc".indexOf('c') + " " + "abc".indexOf('c', 3) + " " + "abc".indexOf(0x141));
        System.out.println("abc".equals("abd") + " " + "abc".equals("abc") + " " + "é\u00ff".hashCode() + " " + "".hashCode());
        System.out.println("a,b,,c".split(",").length + " " + "word word".replace("word", "w") + " " + "xyz".contains("yz") + " " + "aaa".lastIndexOf("aa"));
    }
}
