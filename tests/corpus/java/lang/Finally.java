// Finally in all its orders: returns overridden, nested finally, break and continue through finally, lost exceptions.
public class Finally {
    static StringBuilder log = new StringBuilder();

    @SuppressWarnings("finally")
    static int override() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int saved() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 5;
            log.append("saved ").append(x).append(';');
        }
    }

    @SuppressWarnings("finally")
    static String swallow() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return "swallowed";
        }
    }

    @SuppressWarnings("finally")
    static int nested(int k) {
        try {
            try {
                if (k == 0) {
                    throw new RuntimeException("k0");
                }
                return 10 / (k - 1);
            } catch (ArithmeticException e) {
                log.append("arith;");
                return -1;
            } finally {
                log.append("inner").append(k).append(';');
                if (k == 2) {
                    return 22;
                }
            }
        } catch (RuntimeException e) {
            log.append(e.getMessage()).append(';');
            return -2;
        } finally {
            log.append("outer;");
            if (k == 3) {
                throw new IllegalArgumentException("from finally");
            }
        }
    }

    @SuppressWarnings("finally")
    static int loops() {
        int n = 0;
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                n += 10;
            } finally {
                n++;
            }
        }
        do {
            try {
                throw new RuntimeException("dropped by break");
            } finally {
                break;
            }
        } while (true);
        return n;
    }

    public static void main(String[] args) {
        System.out.println(override() + " " + saved() + " " + swallow());
        for (int k = 0; k < 5; k++) {
            try {
                System.out.println(k + " -> " + nested(k));
            } catch (IllegalArgumentException e) {
                System.out.println(k + " threw " + e.getMessage());
            }
        }
        System.out.println(loops());
        System.out.println(log);
        try {
            try {
                throw new Exception("first");
            } finally {
                int[] a = new int[0];
                a[0] = 1;
            }
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length + " " + e.getCause());
        }
    }
}
