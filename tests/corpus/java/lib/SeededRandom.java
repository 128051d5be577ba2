// java.util.Random with fixed seeds: every draw method, streams, bytes, bounds, setSeed and long sequences.
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;

public class SeededRandom {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -1, Long.MAX_VALUE, 123456789012345L}) {
            Random r = new Random(seed);
            System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(1 << 30) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble() + " " + r.nextInt(1 << 30 | 1));
        }
        Random g = new Random(7);
        for (int i = 0; i < 6; i++) {
            System.out.print(g.nextGaussian() + " ");
        }
        System.out.println();
        byte[] bytes = new byte[10];
        g.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        g.setSeed(99);
        int a = g.nextInt();
        g.setSeed(99);
        System.out.println(a == g.nextInt());
        System.out.println(new Random(3).ints(5).boxed().collect(Collectors.toList()));
        System.out.println(new Random(3).ints(5, -10, 10).boxed().collect(Collectors.toList()));
        System.out.println(new Random(3).longs(3, 0, 1000).boxed().collect(Collectors.toList()));
        System.out.println(new Random(3).doubles(3, 1, 2).boxed().collect(Collectors.toList()));
        System.out.println(new Random(3).ints().limit(4).map(x -> x & 7).sum());
        Random n = new Random(11);
        System.out.println(n.nextInt(5, 10) + " " + n.nextLong(100) + " " + n.nextLong(-5, 5) + " " + n.nextDouble(3) + " " + n.nextDouble(1, 2) + " " + n.nextFloat(4) + " " + n.nextExponential() + " " + n.nextGaussian(10, 2));
        long sum = 0;
        int[] histogram = new int[10];
        Random big = new Random(2024);
        for (int i = 0; i < 5000; i++) {
            histogram[big.nextInt(10)]++;
            sum += big.nextLong() >> 40;
        }
        System.out.println(Arrays.toString(histogram) + " " + sum);
        for (Runnable r : new Runnable[] {() -> new Random(1).nextInt(0), () -> new Random(1).ints(-1), () -> new Random(1).nextInt(5, 5), () -> new Random(1).doubles(1, 2, 1)}) {
            try {
                r.run();
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        Random fixed = new Random() {
            @Override
            protected int next(int bits) {
                return 5 >>> (32 - bits) == 0 ? 3 : 5;
            }
        };
        System.out.println(fixed.nextInt() + " " + fixed.nextInt(8) + " " + fixed.nextBoolean() + " " + fixed.nextLong());
    }
}
