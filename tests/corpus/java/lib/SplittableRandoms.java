// SplittableRandom and named generators with fixed seeds, splitting, and streams of draws.
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

public class SplittableRandoms {
    public static void main(String[] args) {
        SplittableRandom r = new SplittableRandom(42);
        System.out.println(r.nextInt() + " " + r.nextLong() + " " + r.nextDouble() + " " + r.nextBoolean() + " " + r.nextInt(100) + " " + r.nextInt(5, 9) + " " + r.nextLong(1L << 40) + " " + r.nextDouble(2, 3));
        SplittableRandom child = r.split();
        System.out.println(child.nextInt() + " " + r.nextInt() + " " + child.split().nextLong());
        System.out.println(new SplittableRandom(1).ints(5, 0, 50).boxed().toList() + " " + new SplittableRandom(1).longs(2).boxed().toList() + " " + new SplittableRandom(1).doubles(2).boxed().toList());
        byte[] b = new byte[6];
        new SplittableRandom(5).nextBytes(b);
        System.out.println(Arrays.toString(b));
        RandomGenerator g = new SplittableRandom(9);
        System.out.println(g.nextInt(7) + " " + g.nextGaussian() + " " + g.nextFloat() + " " + g.nextLong(3, 4) + " " + g.isDeprecated());
        int[] deck = new int[20];
        Arrays.setAll(deck, i -> i);
        SplittableRandom s = new SplittableRandom(77);
        for (int i = deck.length - 1; i > 0; i--) {
            int j = s.nextInt(i + 1);
            int t = deck[i];
            deck[i] = deck[j];
            deck[j] = t;
        }
        System.out.println(Arrays.toString(deck));
        long x = 0;
        SplittableRandom m = new SplittableRandom(-3);
        for (int i = 0; i < 2000; i++) {
            x = x * 31 + m.nextLong();
        }
        System.out.println(x);
        int inside = 0;
        for (int i = 0; i < 3000; i++) {
            double px = m.nextDouble();
            double py = m.nextDouble();
            if (px * px + py * py < 1) {
                inside++;
            }
        }
        System.out.println(inside);
        try {
            m.nextInt(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
