/** Throws and catches for ever. */
public class EndlessThrowing {
    public static void main(String[] args) {
        while (true) {
            try {
                throw new IllegalStateException();
            } catch (IllegalStateException again) {
                continue;
            }
        }
    }
}
