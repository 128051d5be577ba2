/** Makes objects without fields, for ever, and keeps none. */
public class EndlessEmptyObjects {
    public static void main(String[] args) {
        while (true) {
            new Object();
        }
    }
}
