// Properties loaded from and stored to strings: escapes, continuations, comments, defaults, sorted listing.
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

public class PropertiesText {
    public static void main(String[] args) throws IOException {
        String text = "# comment\n! also comment\nplain=value\nspaced  =  some value \ncolon:here\nnosep\nempty=\n"
            + "long=first \\\n    second\\\n    third\nkey\\ with\\ space=x\nuni=\\u00e9\\u20AC\ntab=a\\tb\\\\c\n   indented = yes\ndup=1\ndup=2\n";
        Properties p = new Properties();
        p.load(new StringReader(text));
        for (String k : new TreeSet<>(p.stringPropertyNames())) {
            System.out.println("[" + k + "]=[" + p.getProperty(k) + "]");
        }
        System.out.println(p.getProperty("absent") + " " + p.getProperty("absent", "default") + " " + p.size() + " " + p.containsKey("dup"));
        Properties child = new Properties(p);
        child.setProperty("plain", "overridden");
        child.setProperty("own", "1");
        System.out.println(child.getProperty("plain") + " " + child.getProperty("uni") + " " + child.size() + " " + child.stringPropertyNames().size() + " " + child.get("uni"));
        StringWriter out = new StringWriter();
        Properties q = new Properties();
        q.setProperty("b key", " lead");
        q.setProperty("a#", "x=y:z!\u00e9\n");
        q.store(out, "header\nsecond");
        System.out.println(out.toString().lines().filter(l -> !l.startsWith("#")).sorted().collect(Collectors.joining("|")));
        System.out.println(out.toString().lines().limit(2).toList());
        Properties back = new Properties();
        back.load(new StringReader(out.toString()));
        System.out.println(back.equals(q) + " " + new TreeMap<>(back) + " " + q.hashCode());
        System.out.println(q.remove("a#") + "".trim() + q.isEmpty() + q.setProperty("b key", "n"));
        try {
            new Properties().load(new StringReader("bad=\\u12"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            q.setProperty(null, "v");
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        q.put("number", 5);
        System.out.println(q.getProperty("number") + " " + q.get("number"));
    }
}
