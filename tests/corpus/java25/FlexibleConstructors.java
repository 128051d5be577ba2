// Flexible constructor bodies: validation and field assignment before super or this, and what overridden methods then see.
// jdk: 25
public class FlexibleConstructors {
    static class Base {
        final String name;

        Base(String name) {
            this.name = name;
            System.out.println("Base(" + name + ") sees " + describe());
        }

        String describe() {
            return "base";
        }
    }

    static class Early extends Base {
        private final int size;
        private String late = "initialiser";

        Early(int size) {
            if (size < 0) {
                throw new IllegalArgumentException("size " + size);
            }
            this.size = size;
            String label = "early" + size * 2;
            super(label);
            late += "!";
        }

        Early(String digits) {
            int n = 0;
            for (char c : digits.toCharArray()) {
                n = n * 10 + (c - '0');
            }
            this(n);
            System.out.println("from text " + late);
        }

        @Override
        String describe() {
            return "size " + size + " late " + late;
        }
    }

    static class Counted extends Base {
        static int attempts;

        Counted(String s) {
            attempts++;
            var trimmed = s.strip();
            try {
                Integer.parseInt(trimmed);
            } catch (NumberFormatException e) {
                trimmed = "0";
            }
            super(trimmed);
        }
    }

    record Range(int lo, int hi) {
        Range(int only) {
            int doubled = only * 2;
            this(only, doubled);
        }
    }

    class Inner extends Base {
        Inner(int k) {
            int sq = k * k;
            super("inner" + sq);
        }
    }

    enum Level {
        LOW(1), HIGH("10");

        final int value;

        Level(int v) {
            value = v;
        }

        Level(String s) {
            int v = Integer.parseInt(s);
            this(v);
        }
    }

    public static void main(String[] args) {
        System.out.println(new Early(4).describe());
        System.out.println(new Early("12").name);
        try {
            new Early(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Counted(" 7 ").name + new Counted("x").name + Counted.attempts);
        System.out.println(new Range(3) + " " + new FlexibleConstructors().new Inner(5).name + " " + Level.HIGH.value);
    }
}
