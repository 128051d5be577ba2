// Integer division and remainder: signs, MIN / -1, division by zero, floorDiv and unsigned division.
public class Division {
    static int div(int a, int b) {
        return a / b;
    }

    static long rem(long a, long b) {
        return a % b;
    }

    public static void main(String[] args) {
        int[] as = {7, -7, 0, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[] bs = {2, -2, -1, 3, Integer.MIN_VALUE, 0};
        for (int a : as) {
            for (int b : bs) {
                try {
                    System.out.println(a + " / " + b + " = " + div(a, b) + " r " + a % b
                        + " floor " + Math.floorDiv(a, b) + " mod " + Math.floorMod(a, b)
                        + " unsigned " + Integer.divideUnsigned(a, b) + " r " + Integer.remainderUnsigned(a, b));
                } catch (ArithmeticException e) {
                    System.out.println(a + " / " + b + ": " + e);
                }
            }
        }
        long[] ls = {9, -9, Long.MIN_VALUE, Long.MAX_VALUE};
        long[] ms = {4, -4, -1, Long.MIN_VALUE, 0};
        for (long a : ls) {
            for (long b : ms) {
                try {
                    System.out.println(a + " / " + b + " = " + a / b + " r " + rem(a, b) + " floor " + Math.floorMod(a, b)
                        + " unsigned " + Long.divideUnsigned(a, b) + " r " + Long.remainderUnsigned(a, b));
                } catch (ArithmeticException e) {
                    System.out.println(a + " / " + b + ": " + e.getMessage());
                }
            }
        }
        int x = 10;
        try {
            x /= x - 10;
        } catch (ArithmeticException e) {
            System.out.println("x stays " + x);
        }
        x %= 4;
        System.out.println(x);
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + 5 % 0.0);
        System.out.println((char) ('a' / 2 + 20) + " " + (byte) (-128 / -1));
    }
}
