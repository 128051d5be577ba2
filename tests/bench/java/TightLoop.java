// Integer arithmetic on locals in nested loops: no calls, no fields, no arrays.
public class TightLoop {
    public static void main(String[] args) {
        int a = 1;
        int b = 2;
        long sum = 0;
        for (int i = 0; i < 80_000; i++) {
            for (int j = 0; j < 1_000; j++) {
                a = a * 31 + j;
                b ^= a >>> 7;
                if ((b & 3) == 0) {
                    sum += b;
                } else {
                    sum -= j;
                }
            }
            sum = sum << 1 | sum >>> 63;
        }
        System.out.println("TightLoop " + sum + " " + a + " " + b);
    }
}
