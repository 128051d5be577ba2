// Arrays of every element type: defaults, initialisers, multi-dimensional and ragged ones, clone, length, for-each, covariance.
import java.util.Arrays;

public class ArraysOfAllKinds {
    static boolean[] zs = new boolean[2];
    byte[] bs = {1, -1, (byte) 200};

    static int total(int[]... rows) {
        int t = 0;
        for (int[] row : rows) {
            for (int v : row) {
                t += v;
            }
        }
        return t;
    }

    static int[] weird()[] {
        return new int[][] {{1}, {}};
    }

    public static void main(String[] args) {
        System.out.println(zs[0] + " " + new byte[1][0].length + " " + new short[1][0].length);
        byte[] b = new byte[3];
        short[] s = new short[3];
        char[] c = new char[3];
        int[] i = new int[3];
        long[] l = new long[3];
        float[] f = new float[3];
        double[] d = new double[3];
        String[] st = new String[3];
        System.out.println(b[1] + " " + s[1] + " " + (int) c[1] + " " + i[1] + " " + l[1] + " " + f[1] + " " + d[1] + " " + st[1] + " " + zs[1]);
        b[0] = (byte) 300;
        s[0] = (short) 70000;
        c[0] = (char) -1;
        zs[0] = !zs[1];
        l[2] = i[1]++ + ++i[1];
        f[2] -= 1e10f;
        d[2] = f[2] / 3;
        System.out.println(b[0] + " " + s[0] + " " + (int) c[0] + " " + zs[0] + " " + l[2] + " " + i[1] + " " + f[2] + " " + d[2]);
        int[][] grid = new int[3][4];
        int[][][] cube = new int[2][3][];
        long[][][] full = new long[2][2][2];
        grid[1][2] = 5;
        full[1][0][1] = -1L;
        cube[1][2] = new int[] {1, 2};
        System.out.println(Arrays.deepToString(grid) + Arrays.deepToString(cube) + Arrays.deepToString(full));
        int[][] ragged = {{1}, {2, 3}, {}, null, {4, 5, 6}};
        System.out.println(Arrays.deepToString(ragged) + " " + total(ragged[0], ragged[4]) + " " + weird().length);
        int[] copy = ragged[4].clone();
        copy[0] = 99;
        int[][] shallow = grid.clone();
        shallow[1][2] = 6;
        shallow[0] = null;
        System.out.println(copy[0] + " " + ragged[4][0] + " " + grid[1][2] + " " + (grid[0] == null));
        Object[] objs = {1, "two", 3.0, new int[] {4}, null, new Object[] {"in"}};
        System.out.println(objs.length + Arrays.deepToString(objs));
        Object asObject = new char[] {'x', 'y'};
        System.out.println(((char[]) asObject)[1] + " " + asObject.getClass().getName() + " " + objs.getClass().getName() + " " + full.getClass().getName() + " " + new String[0][0].getClass().getSimpleName());
        System.out.println((objs instanceof Object[]) + " " + (asObject instanceof Object[]) + " " + (asObject instanceof Cloneable) + " " + ((Object) grid instanceof Object[]));
        char[][] names = {"ab".toCharArray(), {'c'}};
        names[1][0]++;
        names[0][1] += 2;
        System.out.println(new String(names[0]) + new String(names[1]));
        int[] order = {0, 0};
        int k = 0;
        order[k] = k = 1;
        System.out.println(Arrays.toString(order) + k);
        boolean[][] bb = new boolean[2][2];
        bb[1][1] |= true;
        bb[0][0] ^= bb[1][1];
        System.out.println(Arrays.deepToString(bb) + " " + new ArraysOfAllKinds().bs[2]);
        System.out.println(int[].class.getSuperclass().getSimpleName() + " " + Arrays.toString(int[].class.getInterfaces()));
    }
}
