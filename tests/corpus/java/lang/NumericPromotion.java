// Binary and unary numeric promotion, mixed comparisons, casts in chains, conditional expression types, loops that end by precision.
public class NumericPromotion {
    static String t(int x) {
        return "int";
    }

    static String t(long x) {
        return "long";
    }

    static String t(float x) {
        return "float";
    }

    static String t(double x) {
        return "double";
    }

    static String t(char x) {
        return "char";
    }

    static String t(byte x) {
        return "byte";
    }

    static String t(short x) {
        return "short";
    }

    public static void main(String[] args) {
        byte b = 10;
        short s = 20;
        char c = '0';
        int i = 40;
        long l = 50;
        float f = 1.5f;
        double d = 2.5;
        boolean z = args.length == 0;
        System.out.println(t(b + b) + t(b + s) + t(c + c) + t(i + l) + t(l + f) + t(f + d) + t(-b) + t(~c) + t(+s) + t(b << l) + t(l >> b) + t(i * f));
        System.out.println(t(z ? b : s) + t(z ? b : c) + t(z ? c : 5) + t(z ? c : i) + t(z ? l : f) + t(z ? 1 : 2L) + t(z ? b : 100) + t(z ? (byte) 1 : (byte) 2));
        System.out.println((b == 10.0) + " " + (c == 48) + " " + (l == 50f) + " " + (i < l) + " " + (f > b) + " " + ('a' < 97.5) + " " + (0.1f == 0.1) + " " + (16777217 == 16777216f) + " " + (Long.MAX_VALUE == (double) Long.MAX_VALUE));
        System.out.println((int) (char) (byte) -1 + " " + (byte) (char) 200 + " " + (short) (int) 3e9 + " " + (long) (float) Long.MAX_VALUE + " " + (int) 'x' + (char) 121 + " " + (float) (double) 1e40 + " " + (byte) 300.7 + " " + (char) 65.9 + " " + (int) (short) 40000 + " " + (double) (float) 0.1);
        int steps = 0;
        for (float x = 16777210; x < 16777220 && steps < 100; x++) {
            steps++;
        }
        System.out.println(steps);
        steps = 0;
        for (double x = 0; x != 1 && steps < 20; x += 0.1) {
            steps++;
        }
        System.out.println(steps);
        steps = 0;
        for (byte x = 100; x > 0; x++) {
            steps++;
        }
        System.out.println(steps);
        int sum = 0;
        for (char x = 'a'; x <= 'z'; x += 5) {
            sum += x;
        }
        System.out.println(sum);
        System.out.println(1 / 2 + 1 / 2.0 + 1 / 2f + " " + 7 / 2 * 2.0 + " " + 7 / 2.0 * 2 + " " + (char) (c + 1) + (c + 1) + " " + 'a' / 2 + " " + 10 % 3.5 + " " + -7 / 2 + -7 % 2 + " " + 5 / -2.0f);
        System.out.println(i / 7 * 7 + i % 7 == i ? "identity" : "broken");
        System.out.println((short) (s * 4000) + " " + (byte) (b << 4) + " " + (b & 0xff) + " " + (l | c) + " " + (i ^ s) + " " + (5 & 6 | 1 ^ 8));
        System.out.println(1.0f * Integer.MAX_VALUE + " " + 1.0 * Integer.MAX_VALUE + " " + (Integer.MAX_VALUE + 1.0f) + " " + (long) (Integer.MAX_VALUE + 1.0) + " " + (Integer.MAX_VALUE + 1L) + " " + (Integer.MAX_VALUE + (int) 1.9));
        System.out.println(Float.MAX_VALUE + Float.MAX_VALUE + " " + (Float.MAX_VALUE + (double) Float.MAX_VALUE) + " " + Float.MIN_VALUE / 2 + " " + Float.MIN_VALUE / 2.0 + " " + (float) (Float.MIN_VALUE / 2.0 * 2));
    }
}
