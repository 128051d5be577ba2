// System.arraycopy on all element types, overlapping ranges, conversions between reference types, partial failure.
import java.util.Arrays;

public class SystemArraycopy {
    interface Act {
        void run();
    }

    static void t(Act a) {
        try {
            a.run();
            System.out.println("copied");
        } catch (IndexOutOfBoundsException | ArrayStoreException | NullPointerException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        System.arraycopy(a, 0, a, 3, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 3, a, 0, 6);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 5, a, 5, 0);
        byte[] b = new byte[5];
        System.arraycopy(new byte[] {1, 2, 3}, 1, b, 2, 2);
        char[] c = "abcdef".toCharArray();
        System.arraycopy(c, 0, c, 1, 5);
        long[] l = new long[3];
        System.arraycopy(new long[] {1L << 50, -1}, 0, l, 1, 2);
        double[] d = {1.5, 2.5, 3.5};
        System.arraycopy(d, 1, d, 0, 2);
        boolean[] z = new boolean[2];
        System.arraycopy(new boolean[] {true}, 0, z, 1, 1);
        float[] f = new float[2];
        System.arraycopy(new float[] {Float.NaN, -0f}, 0, f, 0, 2);
        short[] s = {1, 2, 3, 4};
        System.arraycopy(s, 0, s, 2, 2);
        System.out.println(Arrays.toString(b) + new String(c) + Arrays.toString(l) + Arrays.toString(d) + Arrays.toString(z) + Arrays.toString(f) + Arrays.toString(s));
        String[] strings = {"x", "y", null};
        Object[] objs = new Object[4];
        System.arraycopy(strings, 0, objs, 1, 3);
        System.out.println(Arrays.toString(objs));
        System.arraycopy(objs, 1, strings, 0, 2);
        System.out.println(Arrays.toString(strings));
        Object[] mixed = {"ok", "fine", 3, "never"};
        String[] target = new String[4];
        t(() -> System.arraycopy(mixed, 0, target, 0, 4));
        System.out.println(Arrays.toString(target));
        int[][] grid = {{1}, {2}};
        int[][] shallow = new int[2][];
        System.arraycopy(grid, 0, shallow, 0, 2);
        shallow[0][0] = 9;
        System.out.println(grid[0][0]);
        t(() -> System.arraycopy(a, -1, a, 0, 1));
        t(() -> System.arraycopy(a, 0, a, -1, 1));
        t(() -> System.arraycopy(a, 0, a, 0, -1));
        t(() -> System.arraycopy(a, 8, a, 0, 3));
        t(() -> System.arraycopy(a, 0, a, 8, 3));
        t(() -> System.arraycopy(a, 10, a, 10, 0));
        t(() -> System.arraycopy(a, 11, a, 0, 0));
        t(() -> System.arraycopy(a, Integer.MAX_VALUE, a, 0, Integer.MAX_VALUE));
        t(() -> System.arraycopy(null, 0, a, 0, 1));
        t(() -> System.arraycopy(a, 0, null, 0, 1));
        t(() -> System.arraycopy(a, 0, new Integer[10], 0, 1));
        t(() -> System.arraycopy(a, 0, "string", 0, 1));
        t(() -> System.arraycopy(strings, 9, target, 0, 1));
        t(() -> System.arraycopy(new Integer[] {1}, 0, strings, 0, 1));
        t(() -> System.arraycopy(new Integer[] {null}, 0, strings, 0, 1));
    }
}
