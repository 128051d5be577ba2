// N-queens by backtracking with bit masks and with boards, first solutions and counts.
public class NQueens {
    static int count(int n, int cols, int d1, int d2) {
        int full = (1 << n) - 1;
        if (cols == full) {
            return 1;
        }
        int total = 0;
        for (int free = full & ~(cols | d1 | d2); free != 0; free &= free - 1) {
            int bit = free & -free;
            total += count(n, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
        }
        return total;
    }

    static boolean place(int[] queens, int row) {
        if (row == queens.length) {
            return true;
        }
        for (int c = 0; c < queens.length; c++) {
            boolean ok = true;
            for (int r = 0; r < row && ok; r++) {
                ok = queens[r] != c && Math.abs(queens[r] - c) != row - r;
            }
            if (ok) {
                queens[row] = c;
                if (place(queens, row + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 8; n++) {
            System.out.println(n + ": " + count(n, 0, 0, 0));
        }
        int[] queens = new int[8];
        System.out.println(place(queens, 0));
        for (int q : queens) {
            System.out.println(".".repeat(q) + "Q" + ".".repeat(7 - q));
        }
        System.out.println(place(new int[3], 0));
    }
}
