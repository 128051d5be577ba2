/** A class initialiser that never ends. */
public class EndlessInitializer {
    static class Never {
        static int count;

        static {
            while (true) {
                count++;
                if (count == -1) {
                    break;
                }
                count &= 1023;
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Never.count);
    }
}
