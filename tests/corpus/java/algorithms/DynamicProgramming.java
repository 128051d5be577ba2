// Knapsack, longest common subsequence, edit distance, coin change, longest increasing subsequence, matrix chain.
import java.util.Arrays;

public class DynamicProgramming {
    static String knapsack(int[] w, int[] v, int cap) {
        int[][] best = new int[w.length + 1][cap + 1];
        for (int i = 1; i <= w.length; i++) {
            for (int c = 0; c <= cap; c++) {
                best[i][c] = best[i - 1][c];
                if (w[i - 1] <= c) {
                    best[i][c] = Math.max(best[i][c], best[i - 1][c - w[i - 1]] + v[i - 1]);
                }
            }
        }
        StringBuilder items = new StringBuilder();
        for (int i = w.length, c = cap; i > 0; i--) {
            if (best[i][c] != best[i - 1][c]) {
                items.insert(0, (i - 1) + " ");
                c -= w[i - 1];
            }
        }
        return best[w.length][cap] + ": " + items.toString().trim();
    }

    static String lcs(String a, String b) {
        String[] row = new String[b.length() + 1];
        Arrays.fill(row, "");
        for (char x : a.toCharArray()) {
            String diagonal = "";
            for (int j = 1; j <= b.length(); j++) {
                String up = row[j];
                row[j] = x == b.charAt(j - 1) ? diagonal + x : up.length() >= row[j - 1].length() ? up : row[j - 1];
                diagonal = up;
            }
        }
        return row[b.length()];
    }

    static int edit(String a, String b) {
        int[] d = new int[b.length() + 1];
        Arrays.setAll(d, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            int prev = d[0]++;
            for (int j = 1; j <= b.length(); j++) {
                int t = d[j];
                d[j] = Math.min(prev + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1), 1 + Math.min(d[j], d[j - 1]));
                prev = t;
            }
        }
        return d[b.length()];
    }

    static long ways(int[] coins, int total) {
        long[] w = new long[total + 1];
        w[0] = 1;
        for (int c : coins) {
            for (int i = c; i <= total; i++) {
                w[i] += w[i - c];
            }
        }
        return w[total];
    }

    static int lis(int[] xs) {
        int[] tails = new int[xs.length];
        int n = 0;
        for (int x : xs) {
            int i = Arrays.binarySearch(tails, 0, n, x);
            i = i < 0 ? -i - 1 : i;
            tails[i] = x;
            n = Math.max(n, i + 1);
        }
        return n;
    }

    static int chain(int[] dims, int i, int j, Integer[][] memo) {
        if (i == j) {
            return 0;
        }
        if (memo[i][j] == null) {
            int best = Integer.MAX_VALUE;
            for (int k = i; k < j; k++) {
                best = Math.min(best, chain(dims, i, k, memo) + chain(dims, k + 1, j, memo) + dims[i - 1] * dims[k] * dims[j]);
            }
            memo[i][j] = best;
        }
        return memo[i][j];
    }

    public static void main(String[] args) {
        System.out.println(knapsack(new int[] {1, 3, 4, 5, 9}, new int[] {1, 4, 5, 7, 11}, 14) + " | " + knapsack(new int[] {5}, new int[] {9}, 4));
        System.out.println(lcs("AGGTAB", "GXTXAYB") + " " + lcs("nematode", "empty bottle") + " [" + lcs("abc", "xyz") + "]");
        System.out.println(edit("kitten", "sitting") + " " + edit("", "abc") + " " + edit("intention", "execution"));
        System.out.println(ways(new int[] {1, 2, 5, 10, 25, 50}, 100) + " " + ways(new int[] {2, 4}, 7) + " " + ways(new int[] {1, 5, 10, 25, 50, 100}, 1000));
        System.out.println(lis(new int[] {10, 9, 2, 5, 3, 7, 101, 18}) + " " + lis(new int[] {3, 3, 3}) + " " + lis(new int[0]));
        System.out.println(chain(new int[] {40, 20, 30, 10, 30}, 1, 4, new Integer[5][5]));
    }
}
