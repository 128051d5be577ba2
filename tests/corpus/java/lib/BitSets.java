// BitSet: set, clear and flip ranges, logical operations, scanning, cardinality, streams, arrays and text.
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.Collectors;

public class BitSets {
    static BitSet of(int... bits) {
        BitSet b = new BitSet();
        for (int i : bits) {
            b.set(i);
        }
        return b;
    }

    public static void main(String[] args) {
        BitSet a = of(1, 3, 5, 64, 65, 200);
        BitSet b = of(3, 4, 5, 65, 128);
        System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + new BitSet().size());
        BitSet and = (BitSet) a.clone();
        and.and(b);
        BitSet or = (BitSet) a.clone();
        or.or(b);
        BitSet xor = (BitSet) a.clone();
        xor.xor(b);
        BitSet not = (BitSet) a.clone();
        not.andNot(b);
        System.out.println(and + " " + or + " " + xor + " " + not + " " + a.intersects(b) + not.intersects(b));
        a.set(10, 20);
        a.flip(15);
        a.flip(18, 70);
        a.clear(30, 60);
        a.clear(1);
        a.set(2, false);
        System.out.println(a + " " + a.get(15) + a.get(1000) + a.get(10, 20));
        System.out.println(a.nextSetBit(21) + " " + a.nextClearBit(10) + " " + a.previousSetBit(50) + " " + a.previousClearBit(14) + " " + a.nextSetBit(300));
        System.out.println(a.stream().sum() + " " + a.stream().mapToObj(Integer::toString).collect(Collectors.joining("+")));
        System.out.println(Arrays.toString(of(0, 63, 64).toLongArray()) + Arrays.toString(of(0, 9).toByteArray()));
        System.out.println(BitSet.valueOf(new long[] {5, 1}) + " " + BitSet.valueOf(new byte[] {-1, 1}) + " " + of(1, 2).equals(of(2, 1)) + " " + of(1, 70).hashCode());
        BitSet primes = new BitSet();
        primes.set(2, 200);
        for (int p = 2; p * p < 200; p = primes.nextSetBit(p + 1)) {
            for (int k = p * p; k < 200; k += p) {
                primes.clear(k);
            }
        }
        System.out.println(primes + " " + primes.cardinality());
        for (Runnable r : new Runnable[] {() -> a.set(-1), () -> a.get(5, 2), () -> new BitSet(-3)}) {
            try {
                r.run();
            } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        a.clear();
        System.out.println(a.isEmpty() + " " + a + " " + a.length());
    }
}
