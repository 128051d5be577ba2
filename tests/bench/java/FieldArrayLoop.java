// Instance fields, static fields and array elements read and written in loops, without calls.
public class FieldArrayLoop {
    static int total;
    static long[] sums = new long[64];
    int x = 1;
    int y = 2;
    int[] cells = new int[1024];

    public static void main(String[] args) {
        FieldArrayLoop o = new FieldArrayLoop();
        int[][] grid = new int[64][64];
        for (int round = 0; round < 40_000; round++) {
            for (int i = 0; i < 1024; i++) {
                o.cells[i] += o.x + i;
                o.x = o.y ^ o.cells[i];
                o.y += total & 7;
                total += o.cells[i & 255];
            }
            int[] row = grid[round & 63];
            for (int i = 0; i < row.length; i++) {
                row[i] += o.x >> i;
                sums[i] += row[i];
            }
        }
        long check = total;
        for (long s : sums) {
            check = check * 31 + s;
        }
        System.out.println("FieldArrayLoop " + check + " " + o.x + " " + o.y);
    }
}
