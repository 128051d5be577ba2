// Eight sorting algorithms written out, compared by the hash of their results on the same data.
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

public class SortingZoo {
    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static void bubble(int[] a) {
        for (boolean again = true; again; ) {
            again = false;
            for (int i = 1; i < a.length; i++) {
                if (a[i - 1] > a[i]) {
                    swap(a, i - 1, i);
                    again = true;
                }
            }
        }
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i;
            while (j > 0 && a[j - 1] > x) {
                a[j] = a[--j];
            }
            a[j] = x;
        }
    }

    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) {
            return;
        }
        int p = a[lo + (hi - lo >>> 1)];
        int i = lo;
        int j = hi;
        while (i <= j) {
            while (a[i] < p) {
                i++;
            }
            while (a[j] > p) {
                j--;
            }
            if (i <= j) {
                swap(a, i++, j--);
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static int[] merge(int[] a) {
        if (a.length < 2) {
            return a;
        }
        int[] l = merge(Arrays.copyOf(a, a.length / 2));
        int[] r = merge(Arrays.copyOfRange(a, a.length / 2, a.length));
        for (int i = 0, j = 0, k = 0; k < a.length; k++) {
            a[k] = j == r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
        }
        return a;
    }

    static void heap(int[] a) {
        for (int n = a.length, i = n / 2; n > 1; ) {
            if (i > 0) {
                i--;
            } else {
                swap(a, 0, --n);
            }
            for (int p = i, c; (c = 2 * p + 1) < n; p = c) {
                if (c + 1 < n && a[c + 1] > a[c]) {
                    c++;
                }
                if (a[p] >= a[c]) {
                    break;
                }
                swap(a, p, c);
            }
        }
    }

    static void radix(int[] a) {
        int[] b = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] count = new int[257];
            for (int x : a) {
                count[((x ^ 0x80000000) >>> shift & 255) + 1]++;
            }
            for (int i = 0; i < 256; i++) {
                count[i + 1] += count[i];
            }
            for (int x : a) {
                b[count[(x ^ 0x80000000) >>> shift & 255]++] = x;
            }
            System.arraycopy(b, 0, a, 0, a.length);
        }
    }

    static void shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                for (int j = i; j >= gap && a[j - gap] > a[j]; j -= gap) {
                    swap(a, j, j - gap);
                }
            }
        }
    }

    public static void main(String[] args) {
        Map<String, Consumer<int[]>> sorts = new TreeMap<>(Map.of("bubble", SortingZoo::bubble, "insertion", SortingZoo::insertion, "quick", a -> quick(a, 0, a.length - 1),
            "merge", SortingZoo::merge, "heap", SortingZoo::heap, "radix", SortingZoo::radix, "shell", SortingZoo::shell, "library", Arrays::sort));
        int[] data = new int[120];
        int x = 1;
        for (int i = 0; i < data.length; i++) {
            data[i] = (x = x * 1664525 + 1013904223) >> (i % 3 * 10);
        }
        sorts.forEach((name, sort) -> {
            for (int[] in : new int[][] {data, {}, {1}, {2, 2, 1}, {Integer.MAX_VALUE, Integer.MIN_VALUE, 0}}) {
                int[] a = in.clone();
                sort.accept(a);
                System.out.print(name + " " + Arrays.hashCode(a) + " ");
            }
            System.out.println();
        });
    }
}
