// A sudoku solver with candidate bit sets and the fewest-choices rule.
public class Sudoku {
    private final int[] cell = new int[81];
    private final int[] rows = new int[9];
    private final int[] cols = new int[9];
    private final int[] boxes = new int[9];
    private int guesses;

    Sudoku(String text) {
        for (int i = 0; i < 81; i++) {
            char c = text.charAt(i);
            if (c != '.') {
                set(i, c - '0', true);
            }
        }
    }

    private void set(int i, int v, boolean on) {
        int bit = 1 << v;
        int r = i / 9;
        int c = i % 9;
        int b = r / 3 * 3 + c / 3;
        if (on && ((rows[r] | cols[c] | boxes[b]) & bit) != 0) {
            throw new IllegalArgumentException("conflict of " + v + " at " + r + "," + c);
        }
        cell[i] = on ? v : 0;
        rows[r] ^= bit;
        cols[c] ^= bit;
        boxes[b] ^= bit;
    }

    boolean solve() {
        int best = -1;
        int bestFree = 0;
        int fewest = 10;
        for (int i = 0; i < 81; i++) {
            if (cell[i] == 0) {
                int free = 0x3fe & ~(rows[i / 9] | cols[i % 9] | boxes[i / 27 * 3 + i % 9 / 3]);
                int n = Integer.bitCount(free);
                if (n < fewest) {
                    fewest = n;
                    best = i;
                    bestFree = free;
                }
            }
        }
        if (best < 0) {
            return true;
        }
        for (; bestFree != 0; bestFree &= bestFree - 1) {
            int v = Integer.numberOfTrailingZeros(bestFree);
            guesses++;
            set(best, v, true);
            if (solve()) {
                return true;
            }
            set(best, v, false);
        }
        return false;
    }

    public static void main(String[] args) {
        String base = "";
        for (int i = 0; i < 81; i++) {
            int v = (i / 9 * 3 + i / 27 + i % 9) % 9 + 1;
            base += (i * 7 + i / 5) % 3 == 0 ? (char) ('0' + v) : '.';
        }
        Sudoku s = new Sudoku(base);
        System.out.println(s.solve() + " " + s.guesses);
        for (int r = 0; r < 9; r++) {
            StringBuilder line = new StringBuilder();
            for (int c = 0; c < 9; c++) {
                line.append(s.cell[r * 9 + c]).append(c % 3 == 2 && c < 8 ? " | " : " ");
            }
            System.out.println(line.toString().trim());
        }
        try {
            new Sudoku("11" + ".".repeat(79));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Sudoku none = new Sudoku("12345678." + "........9" + ".".repeat(63));
        System.out.println(none.solve());
    }
}
