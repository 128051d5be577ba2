// The exceptions of String.format and their messages: unknown conversions, missing arguments, bad flags, mismatched types.
import java.util.IllegalFormatException;

public class FormatErrors {
    static void t(String fmt, Object... args) {
        try {
            System.out.println(fmt + " -> " + String.format(fmt, args));
        } catch (IllegalFormatException e) {
            System.out.println(fmt + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        t("%d", "text");
        t("%d", 1.5);
        t("%f", 1);
        t("%c", "s");
        t("%c", 0x110000);
        t("%x", 1.0);
        t("%y", 1);
        t("%");
        t("%5");
        t("%s %s", "one");
        t("%2$s", "one");
        t("%<s", "one");
        t("%-d", 1);
        t("%0d", 1);
        t("%-05d", 1);
        t("%+ d", 1);
        t("%.2d", 1);
        t("%#d", 1);
        t("%,x", 255);
        t("%(s", "x");
        t("%+s", "x");
        t("%#s", "x");
        t("%5.1c", 'c');
        t("%--5d", 1);
        t("%++d", 1);
        t("%tQ", "x");
        t("%tx", 1L);
        t("%t", 1L);
        t("%5n");
        t("%-%");
        t("%h %s", 255, null);
        t("%d %s", null, null);
        t("%c %f %x", null, null, null);
        t("%s extra ignored", 1, 2, 3);
        t("%s", (Object[]) null);
        t("%S", "straße");
        t("%e", 0);
        t("%,e", 1.0);
        t("%a", new java.math.BigDecimal("1"));
        t("%1$s %1$s %2$s", "a", "b");
        t("%b", (Object) null);
        t("%tY", java.time.LocalTime.MIDNIGHT.toString());
    }
}
