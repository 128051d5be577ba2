// Matrix multiplication, powers modulo a number and determinants over long and double arrays.
import java.util.Arrays;

public class MatrixOps {
    static double[][] multiply(double[][] a, double[][] b) {
        double[][] c = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int k = 0; k < b.length; k++) {
                for (int j = 0; j < b[0].length; j++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static long[][] power(long[][] m, int n, long mod) {
        int s = m.length;
        long[][] r = new long[s][s];
        for (int i = 0; i < s; i++) {
            r[i][i] = 1;
        }
        for (; n > 0; n >>= 1, m = times(m, m, mod)) {
            if ((n & 1) == 1) {
                r = times(r, m, mod);
            }
        }
        return r;
    }

    static long[][] times(long[][] a, long[][] b, long mod) {
        long[][] c = new long[a.length][a.length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a.length; j++) {
                for (int k = 0; k < a.length; k++) {
                    c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % mod;
                }
            }
        }
        return c;
    }

    static double det(double[][] in) {
        double[][] m = Arrays.stream(in).map(double[]::clone).toArray(double[][]::new);
        double d = 1;
        for (int i = 0; i < m.length; i++) {
            int p = i;
            for (int r = i; r < m.length; r++) {
                p = Math.abs(m[r][i]) > Math.abs(m[p][i]) ? r : p;
            }
            if (m[p][i] == 0) {
                return 0;
            }
            if (p != i) {
                double[] t = m[p];
                m[p] = m[i];
                m[i] = t;
                d = -d;
            }
            d *= m[i][i];
            for (int r = i + 1; r < m.length; r++) {
                double f = m[r][i] / m[i][i];
                for (int c = i; c < m.length; c++) {
                    m[r][c] -= f * m[i][c];
                }
            }
        }
        return d;
    }

    public static void main(String[] args) {
        double[][] a = {{1, 2, 3}, {4, 5, 6}};
        double[][] b = {{7, 8}, {9, 10}, {11, 12}};
        System.out.println(Arrays.deepToString(multiply(a, b)) + Arrays.deepToString(multiply(b, a)));
        System.out.println(Arrays.deepToString(power(new long[][] {{1, 1}, {1, 0}}, 90, Long.MAX_VALUE >> 31)));
        System.out.println(det(new double[][] {{2, -1, 0}, {1, 3, 2}, {0, 5, -4}}) + " " + det(new double[][] {{1, 2}, {2, 4}}));
        double[][] h = new double[6][6];
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                h[i][j] = 1.0 / (i + j + 1);
            }
        }
        System.out.println(det(h));
        int n = 30;
        double[][] big = new double[n][n];
        for (int i = 0; i < n * n; i++) {
            big[i / n][i % n] = (i * 37 % 101) / 10.0;
        }
        double trace = 0;
        double[][] sq = multiply(big, big);
        for (int i = 0; i < n; i++) {
            trace += sq[i][i];
        }
        System.out.println(trace);
        try {
            multiply(a, new double[][] {{1}, {2}, {3}, {4}});
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
