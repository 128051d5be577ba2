// Integer and long overflow, wrap-around, and the exact arithmetic methods that refuse it.
public class IntOverflow {
    static int calls;

    static int next(int x) {
        calls++;
        return x * 31 + 7;
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(-min);
        System.out.println(Math.abs(min));
        System.out.println(max * max);
        System.out.println(min * min);
        System.out.println(max * 2L);
        System.out.println((long) max * max);
        long lmax = Long.MAX_VALUE;
        long lmin = Long.MIN_VALUE;
        System.out.println(lmax + 1);
        System.out.println(lmin - 1);
        System.out.println(-lmin);
        System.out.println(lmax * lmax);
        System.out.println(lmin * 3);
        int h = 17;
        for (int i = 0; i < 50; i++) {
            h = next(h);
        }
        System.out.println(h + " after " + calls);
        long fact = 1;
        for (int i = 1; i <= 25; i++) {
            fact *= i;
            if (i > 18) {
                System.out.println(i + "! = " + fact);
            }
        }
        String[] names = {"add", "sub", "mul", "neg", "inc", "dec", "toInt", "ladd", "lmul"};
        for (String name : names) {
            try {
                System.out.println(name + " " + exact(name));
            } catch (ArithmeticException e) {
                System.out.println(name + " " + e.getMessage());
            }
        }
        int i = max;
        i++;
        System.out.println(i);
        i--;
        System.out.println(i);
        i += 1.5;
        System.out.println(i);
        i -= 3_000_000_000L;
        System.out.println(i);
    }

    static long exact(String op) {
        switch (op) {
            case "add": return Math.addExact(Integer.MAX_VALUE, 1);
            case "sub": return Math.subtractExact(Integer.MIN_VALUE, 1);
            case "mul": return Math.multiplyExact(65536, 65536);
            case "neg": return Math.negateExact(Integer.MIN_VALUE);
            case "inc": return Math.incrementExact(Integer.MAX_VALUE - 1);
            case "dec": return Math.decrementExact(Integer.MIN_VALUE);
            case "toInt": return Math.toIntExact(1L << 31);
            case "ladd": return Math.addExact(Long.MAX_VALUE, 1L);
            default: return Math.multiplyExact(1L << 40, 1L << 30);
        }
    }
}
