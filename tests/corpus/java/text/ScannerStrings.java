// Scanner over strings: tokens, typed reads, delimiters, lines, findInLine, radix, mismatch and end failures.
import java.util.ArrayList;
import java.util.InputMismatchException;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;

public class ScannerStrings {
    public static void main(String[] args) {
        Scanner s = new Scanner("12 -7 3.5 true word 99999999999 0x1F 1,234 last\nsecond line here\n\nfourth").useLocale(Locale.ROOT);
        System.out.println(s.nextInt() + " " + s.nextInt() + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.next());
        System.out.println(s.hasNextInt() + " " + s.hasNextLong() + " " + s.nextLong() + " " + s.hasNextInt() + " " + s.next());
        System.out.println(s.hasNextInt() + " " + s.nextInt() + " " + s.hasNextDouble());
        try {
            s.nextInt();
        } catch (InputMismatchException e) {
            System.out.println("mismatch " + e.getMessage());
        }
        System.out.println("[" + s.nextLine() + "][" + s.nextLine() + "][" + s.nextLine() + "][" + s.nextLine() + "]" + s.hasNextLine());
        try {
            s.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Scanner d = new Scanner("a, b,c ;d").useDelimiter("\\s*[,;]\\s*");
        List<String> parts = new ArrayList<>();
        while (d.hasNext()) {
            parts.add(d.next());
        }
        System.out.println(parts + " " + d.delimiter());
        Scanner f = new Scanner("key=42; name=Bob");
        System.out.println(f.findInLine("(\\w+)=(\\d+)") + " " + f.match().group(2) + " " + f.findInLine("\\w+=\\w+") + " " + f.findInLine("zzz"));
        Scanner r = new Scanner("ff 777 z").useRadix(16);
        System.out.println(r.nextInt() + " " + r.nextInt(8) + " " + r.hasNext("[a-z]") + " " + r.next("[a-z]"));
        Scanner t = new Scanner("1e3 -0 .5 NaN 1E-2 12a").useLocale(Locale.ROOT);
        System.out.println(t.nextDouble() + " " + t.nextDouble() + " " + t.nextFloat() + " " + t.nextDouble() + " " + t.nextBigDecimal() + " " + t.hasNextDouble());
        System.out.println(new Scanner("123456789012345678901234567890").nextBigInteger() + " " + new Scanner("7 8").nextByte() + " " + new Scanner("x").hasNextShort());
        try {
            new Scanner("300").nextByte();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Scanner("").next();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
        Scanner closed = new Scanner("x");
        closed.close();
        try {
            closed.next();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Scanner("one two three").tokens().map(String::length).toList() + " " + new Scanner("a1b22").findAll("\\d+").map(m -> m.group()).toList());
        Scanner skip = new Scanner("###rest").skip("#*");
        System.out.println(skip.next() + " " + new Scanner("a b").useDelimiter("").next());
        int total = 0;
        Scanner lines = new Scanner("1 2 3\n4 5\n6");
        while (lines.hasNextLine()) {
            Scanner line = new Scanner(lines.nextLine());
            int product = 1;
            while (line.hasNextInt()) {
                product *= line.nextInt();
            }
            total += product;
        }
        System.out.println(total);
    }
}
