// A checked exception declared by main, thrown from a nested class with an inner cause chain: "... n more" counting.
public class UncaughtChecked {
    static class Layer {
        final int depth;

        Layer(int depth) {
            this.depth = depth;
        }

        void call() throws Exception {
            if (depth == 0) {
                throw new java.io.IOException("bottom");
            }
            try {
                new Layer(depth - 1).call();
            } catch (Exception e) {
                throw new Exception("layer " + depth, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        System.err.println("before");
        try {
            new Layer(3).call();
        } finally {
            System.err.println("finally before the trace");
        }
    }
}
