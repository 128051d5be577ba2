// Assertions that hold: evaluation of conditions and messages, assertions in initialisers and loops, caught failures.
public class AssertPasses {
    static int evaluated;

    static boolean check(boolean b) {
        evaluated++;
        return b;
    }

    static String message() {
        System.out.println("message evaluated");
        return "msg";
    }

    static final int SIZE;

    static {
        int s = 4;
        assert s > 3 : "too small";
        SIZE = s;
    }

    static class Inner {
        static boolean on;

        static {
            assert on = true;
        }
    }

    public static void main(String[] args) {
        assert check(true);
        assert check(SIZE == 4) : message();
        System.out.println(evaluated);
        Object[] details = {"text", 1, 2L, 'c', 1.5, true, null, new IllegalStateException("why")};
        for (Object d : details) {
            try {
                assert check(false) : d;
            } catch (AssertionError e) {
                System.out.println(e + " / " + e.getMessage() + " / " + e.getCause());
            }
        }
        try {
            assert false;
        } catch (AssertionError e) {
            System.out.println(e + " " + e.getMessage());
        }
        try {
            assert args.length > 3 : message();
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        try {
            assert 1 > 2 : 'x';
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        int i = 0;
        while (i < 5) {
            assert i < 5 : i;
            i++;
        }
        System.out.println(Inner.on + " " + AssertPasses.class.desiredAssertionStatus() + " " + evaluated);
        System.out.println(new AssertionError(3.5f).getMessage() + new AssertionError("m", new Error("c")).getCause());
    }
}
