// jars: -
// Bundles over properties that a control of the program loads, and formats of messages in them.
import java.io.*;
import java.text.MessageFormat;
import java.util.*;

public class BundleFiles {
    static class Texts extends ResourceBundle.Control {
        private final Map<String, String> files = Map.of("app", "hello=Hello {0}\nn=1", "app_fr", "hello=Bonjour {0}", "app_fr_CA", "n=3");
        @Override public List<String> getFormats(String base) { return FORMAT_PROPERTIES; }
        @Override public ResourceBundle newBundle(String base, Locale locale, String format, ClassLoader loader, boolean reload) throws IOException {
            String text = files.get(toBundleName(base, locale));
            return text == null ? null : new PropertyResourceBundle(new StringReader(text));
        }
    }
    public static void main(String[] arguments) {
        for (Locale locale : new Locale[] {Locale.CANADA_FRENCH, Locale.FRANCE, Locale.GERMANY}) {
            ResourceBundle bundle = ResourceBundle.getBundle("app", locale, new Texts());
            System.out.println(locale + " " + bundle.getLocale() + " " + MessageFormat.format(bundle.getString("hello"), "x") + " " + bundle.getString("n") + " " + Collections.list(bundle.getKeys()).size());
        }
        System.out.println(ResourceBundle.getBundle("app", Locale.FRANCE, new Texts()).getBaseBundleName());
    }
}
