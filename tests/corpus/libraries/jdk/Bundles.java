// jars: -
// Resource bundles as classes, by locale, with parents and refusals.
import java.util.*;

public class Bundles {
    public static class Words extends ListResourceBundle {
        @Override protected Object[][] getContents() { return new Object[][] {{"yes", "yes"}, {"no", "no"}, {"count", 3}}; }
    }
    public static class Words_de extends ListResourceBundle {
        @Override protected Object[][] getContents() { return new Object[][] {{"yes", "ja"}}; }
    }

    public static void main(String[] arguments) {
        ResourceBundle german = ResourceBundle.getBundle("Bundles$Words", Locale.GERMANY);
        System.out.println(german.getString("yes") + " " + german.getString("no") + " " + german.getLocale() + " " + german.getObject("count"));
        ResourceBundle plain = ResourceBundle.getBundle("Bundles$Words", Locale.ROOT);
        System.out.println(plain.getString("yes") + " " + plain.containsKey("absent") + " " + new TreeSet<>(plain.keySet()));
        System.out.println(german == ResourceBundle.getBundle("Bundles$Words", Locale.GERMANY));
        try {
            plain.getString("absent");
        } catch (MissingResourceException missing) {
            System.out.println(missing.getMessage() + " " + missing.getKey());
        }
        try {
            ResourceBundle.getBundle("Nowhere");
        } catch (MissingResourceException missing) {
            System.out.println(missing.getMessage());
        }
        ResourceBundle.clearCache();
        System.out.println(ResourceBundle.getBundle("Bundles$Words", new Locale("de", "AT")).getString("yes"));
    }
}
