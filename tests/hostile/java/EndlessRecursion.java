/** Recursion without end, caught and begun again. */
public class EndlessRecursion {
    static int down(int depth) {
        return down(depth + 1) + 1;
    }

    public static void main(String[] args) {
        while (true) {
            try {
                down(0);
            } catch (StackOverflowError again) {
                continue;
            }
        }
    }
}
