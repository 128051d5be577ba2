/** Arrays larger than a piece of the undo log, written here and there, copied and sorted. */
public class Arrays {
    static int[] numbers;
    static int[] copy;
    static byte[] bytes;
    static long[][] grid;
    static Object[] objects;

    static void setup() {
        numbers = new int[700];
        bytes = new byte[2000];
        grid = new long[4][200];
        objects = new Object[150];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i * 37 % 101;
        }
    }

    static void task0() {
        for (int i = 0; i < 12; i++) {
            numbers[i * 57 % 700] += i;
            grid[i & 3][i * 16] = i;
            bytes[i * 150] = (byte) i;
        }
        System.arraycopy(numbers, 3, numbers, 200, 300);
        java.util.Arrays.sort(numbers, 100, 180);
    }

    static void task1() {
        for (int i = 0; i < 12; i++) {
            objects[i * 11] = new int[] {i};
            numbers[i * 57 % 700] ^= 1;
        }
        copy = numbers.clone();
        java.util.Arrays.fill(bytes, 500, 900, (byte) 3);
        grid[2][7] = copy[5];
    }
}
