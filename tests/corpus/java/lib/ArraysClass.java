// The static methods of java.util.Arrays over all element types: sort, search, fill, copy, compare, mismatch, hash, prefix.
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class ArraysClass {
    public static void main(String[] args) {
        int[] a = new int[300];
        int x = 12345;
        for (int i = 0; i < a.length; i++) {
            x = x * 1103515245 + 12345;
            a[i] = x >>> 16 & 1023;
        }
        int[] b = a.clone();
        Arrays.sort(b);
        System.out.println(b[0] + " " + b[150] + " " + b[299] + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        Arrays.sort(a, 100, 110);
        System.out.println(Arrays.toString(Arrays.copyOfRange(a, 98, 112)));
        System.out.println(Arrays.binarySearch(b, b[77]) >= 0 ? "found" : "missing");
        System.out.println(Arrays.binarySearch(new int[] {1, 3, 5}, 4) + " " + Arrays.binarySearch(new String[] {"a", "c"}, "b") + " " + Arrays.binarySearch(new char[] {'a', 'z'}, 0, 1, 'z'));
        byte[] bs = {3, -1, 127, -128, 0};
        short[] ss = {3, -1, 300};
        char[] cs = "sorting".toCharArray();
        long[] ls = {5, -5, 1L << 50};
        float[] fs = {1f, Float.NaN, -0f, 0f};
        double[] ds = {2.5, -1, 1e10};
        Arrays.sort(bs);
        Arrays.sort(ss);
        Arrays.sort(cs);
        Arrays.sort(ls);
        Arrays.sort(fs);
        Arrays.sort(ds);
        System.out.println(Arrays.toString(bs) + Arrays.toString(ss) + Arrays.toString(cs) + Arrays.toString(ls) + Arrays.toString(fs) + Arrays.toString(ds));
        String[] words = "merge sort keeps equal keys in their order as sorts should do".split(" ");
        Arrays.sort(words, Comparator.comparing(String::length));
        System.out.println(Arrays.toString(words));
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, 2, 8, Collections.reverseOrder());
        System.out.println(String.join(" ", words));
        Integer[] boxed = new Integer[100];
        Arrays.setAll(boxed, i -> (i * 37) % 100 / 3);
        Arrays.sort(boxed, (p, q) -> q % 7 - p % 7);
        System.out.println(Arrays.hashCode(boxed) + " " + boxed[0] + " " + boxed[50]);
        long[] filled = new long[6];
        Arrays.fill(filled, 1, 4, 9);
        Arrays.parallelPrefix(filled, Long::sum);
        System.out.println(Arrays.toString(filled));
        System.out.println(Arrays.toString(Arrays.copyOf(new boolean[] {true}, 3)) + Arrays.toString(Arrays.copyOf(words, 2)) + Arrays.toString(Arrays.copyOf(new double[] {1}, 0)));
        System.out.println(Arrays.equals(new int[] {1, 2}, new int[] {1, 2}) + " " + Arrays.equals(new int[] {1}, null) + " " + Arrays.deepEquals(new int[][] {{1}}, new int[][] {{1}}) + " " + new int[0].equals(new int[0]));
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare(new String[] {"a"}, new String[] {"a", "b"}) + " " + Arrays.mismatch(new byte[] {1, 2, 3}, new byte[] {1, 2, 4}) + " " + Arrays.mismatch(new int[] {1}, new int[] {1}));
        System.out.println(Arrays.asList(1, 2).hashCode() + " " + Arrays.deepHashCode(new Object[] {1, new int[] {2}}) + " " + Arrays.toString((int[]) null) + Arrays.hashCode(new double[] {0.0, -0.0}));
        System.out.println(Arrays.stream(a).limit(5).sum() + " " + Arrays.stream(words, 1, 3).toList() + List.of(words).size());
        Object[] self = new Object[2];
        self[0] = self;
        System.out.println(Arrays.deepToString(self));
        try {
            Arrays.sort(a, 5, 1000);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
