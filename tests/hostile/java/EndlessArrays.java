/** Keeps large arrays, and copies them. */
public class EndlessArrays {
    public static void main(String[] args) {
        int[][] all = new int[1000][];
        for (int i = 0; ; i = (i + 1) % all.length) {
            all[i] = new int[1 << 22];
            java.util.Arrays.fill(all[i], i);
        }
    }
}
