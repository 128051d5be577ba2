// Locale construction and tags, list resource bundles in code, currency codes, and formatting with Locale.ROOT.
import java.util.Currency;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeSet;

public class ResourceAndLocale {
    public static class Texts extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hello"}, {"count", 3}, {"list", new String[] {"a", "b"}}};
        }
    }

    public static void main(String[] args) {
        Locale l = new Locale("fr", "CA");
        System.out.println(l + " " + l.getLanguage() + " " + l.getCountry() + " " + l.toLanguageTag() + " " + l.equals(Locale.CANADA_FRENCH) + " " + Locale.forLanguageTag("zh-Hans-CN").getScript() + " " + new Locale.Builder().setLanguage("en").setRegion("GB").build());
        System.out.println("[" + Locale.ROOT + "] " + Locale.ROOT.toLanguageTag() + " " + Locale.US.getISO3Language() + " " + l.hashCode() + " " + Locale.ENGLISH.stripExtensions());
        ResourceBundle b = ResourceBundle.getBundle("ResourceAndLocale$Texts", Locale.ROOT);
        System.out.println(b.getString("hello") + " " + b.getObject("count") + " " + b.getStringArray("list").length + " " + b.containsKey("nope") + " " + new TreeSet<>(b.keySet()));
        try {
            b.getString("nope");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        try {
            ResourceBundle.getBundle("no.such.bundle", Locale.ROOT);
        } catch (MissingResourceException e) {
            System.out.println(e.getKey() + "|" + e.getClassName());
        }
        try {
            b.getString("count");
        } catch (ClassCastException e) {
            System.out.println("not a string");
        }
        System.out.println(Currency.getInstance("EUR").getDefaultFractionDigits() + " " + Currency.getInstance("JPY").getDefaultFractionDigits() + " " + Currency.getInstance(Locale.US) + " " + Currency.getInstance("USD").getNumericCode());
        try {
            Currency.getInstance("XXZ");
        } catch (IllegalArgumentException e) {
            System.out.println("no such currency");
        }
        System.out.println(String.format(Locale.ROOT, "%,.3f|%,d|%e|%tB", 9876.54321, 1234567, 0.00012, java.time.LocalDate.of(2024, 5, 1)));
        System.out.println("I".toLowerCase(Locale.ROOT) + "i".toUpperCase(Locale.ROOT) + "ΑΣ".toLowerCase(Locale.ROOT));
    }
}
