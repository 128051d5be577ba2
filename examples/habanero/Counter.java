import static edu.rice.hj.Module2.*;

/** Six tasks bump a counter in isolated: any order gives the same. */
public class Counter {
    static int count;

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            finish(() -> forasync(1, 6, (i) -> isolated(() -> count++)));
            assert count == 6;
            System.out.println(count);
        });
    }
}
