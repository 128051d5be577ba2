// OutOfMemoryError from arrays that cannot exist, caught, with the program going on afterwards.
public class OutOfMemoryCaught {
    interface Act {
        Object run();
    }

    static void t(String name, Act a) {
        try {
            Object o = a.run();
            System.out.println(name + " " + (o != null));
        } catch (OutOfMemoryError e) {
            System.out.println(name + " " + e.getClass().getName());
        } catch (NegativeArraySizeException e) {
            System.out.println(name + " negative " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        t("max longs", () -> new long[Integer.MAX_VALUE]);
        t("max ints", () -> new int[Integer.MAX_VALUE]);
        t("max objects", () -> new Object[Integer.MAX_VALUE]);
        t("two dimensions", () -> new double[Integer.MAX_VALUE][2]);
        t("negative", () -> new int[Integer.MAX_VALUE + 1]);
        t("small", () -> new int[10]);
        t("repeat", () -> "ab".repeat(Integer.MAX_VALUE));
        int caught = 0;
        for (int i = 0; i < 20; i++) {
            try {
                byte[] b = new byte[Integer.MAX_VALUE];
                b[0] = 1;
            } catch (OutOfMemoryError e) {
                caught++;
            }
        }
        System.out.println(caught);
        try {
            throw new OutOfMemoryError("by hand");
        } catch (VirtualMachineError e) {
            System.out.println(e);
        } finally {
            System.out.println("done");
        }
    }
}
