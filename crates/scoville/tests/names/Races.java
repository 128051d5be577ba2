/** Each thing that races is told by the name that it has where it is used. */
public class Races {
    static int[] shared = new int[2];
    static int count;
    int value;
    int[] cells = new int[3];

    void increment() {
        value++;
    }

    void fill() {
        cells[1]++;
    }

    public static void main(String[] arguments) throws Exception {
        int[] balance = new int[2];
        int[] other = balance;
        int[][] grid = new int[2][2];
        Races counter = new Races();
        Races box = new Races();
        Thread thread = new Thread(() -> {
            int sum = balance[1] + balance[0];
            shared[1] = 3;
            count = 1;
            counter.increment();
            box.fill();
            grid[1][0] = sum;
        });
        thread.start();
        other[0] = 2;
        shared[1]++;
        count++;
        counter.value++;
        box.cells[1]++;
        int row = 1;
        grid[row][0]++;
        thread.join();
    }
}
