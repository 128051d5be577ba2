// Dense and sparse int switches, switches over char, byte and boxed values, arrow forms and yield.
public class SwitchInts {
    static String dense(int i) {
        switch (i) {
            case 1: return "one";
            case 2: return "two";
            case 3: return "three";
            case 5: return "five";
            default: return "?";
        }
    }

    static String sparse(int i) {
        switch (i) {
            case Integer.MIN_VALUE: return "min";
            case -1000: return "-1000";
            case 0: return "zero";
            case 77777: return "many";
            case Integer.MAX_VALUE: return "max";
        }
        return "none";
    }

    static int arrows(char c) {
        return switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> 1;
            case 'y' -> {
                int r = c;
                yield r * 2;
            }
            default -> c >= '0' && c <= '9' ? c - '0' : -1;
        };
    }

    static int old(byte b) {
        return switch (b) {
            case -128:
            case 127:
                yield 0;
            case 1:
                int z = 3;
                yield z + b;
            default:
                yield b;
        };
    }

    public static void main(String[] args) {
        for (int i = -1; i < 7; i++) {
            System.out.print(dense(i) + " ");
        }
        System.out.println();
        for (int i : new int[] {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1000, 0, 1, 77777, Integer.MAX_VALUE}) {
            System.out.print(sparse(i) + " ");
        }
        System.out.println();
        for (char c : "java 17 yes".toCharArray()) {
            System.out.print(arrows(c) + " ");
        }
        System.out.println();
        for (byte b = 120; b > 0; b++) {
            System.out.print(old(b) + " ");
        }
        System.out.println(old((byte) 1));
        Integer boxed = 42;
        switch (boxed) {
            case 42 -> System.out.println("boxed answer");
            default -> System.out.println("no");
        }
        Character none = args.length > 100 ? 'x' : null;
        try {
            switch (none) {
                case 'x' -> System.out.println("x");
                default -> System.out.println("default");
            }
        } catch (NullPointerException e) {
            System.out.println("null switch");
        }
        final int k = 3;
        switch (k * 2) {
            case k + k -> System.out.println("constant label");
            default -> throw new AssertionError();
        }
        switch (k) {
        }
        int total = 0;
        for (int i = 0; i < 100; i++) {
            total += switch (i % 10) { case 0, 1 -> i; case 2 -> -i; default -> 1; };
        }
        System.out.println(total);
    }
}
