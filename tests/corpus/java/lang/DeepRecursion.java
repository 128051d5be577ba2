// Deep but finite recursion: sums, Ackermann, linked lists, mutual recursion and recursive data building.
public class DeepRecursion {
    static long sum(int n) {
        return n == 0 ? 0 : n + sum(n - 1);
    }

    static int ack(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static class Cell {
        final int v;
        final Cell next;

        Cell(int v, Cell next) {
            this.v = v;
            this.next = next;
        }

        int length() {
            return next == null ? 1 : 1 + next.length();
        }

        Cell reverse(Cell acc) {
            Cell c = new Cell(v, acc);
            return next == null ? c : next.reverse(c);
        }
    }

    static Cell build(int n) {
        return n == 0 ? null : new Cell(n, build(n - 1));
    }

    static int hanoi(int n, char a, char b, char c, StringBuilder moves) {
        if (n == 0) {
            return 0;
        }
        int k = hanoi(n - 1, a, c, b, moves);
        moves.append(a).append(c).append(' ');
        return k + 1 + hanoi(n - 1, b, a, c, moves);
    }

    static String perm(String done, String rest) {
        if (rest.isEmpty()) {
            return done + " ";
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < rest.length(); i++) {
            sb.append(perm(done + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1)));
        }
        return sb.toString();
    }

    static int unwind(int n) {
        if (n == 0) {
            throw new IllegalStateException("bottom");
        }
        try {
            return unwind(n - 1);
        } finally {
            levels++;
        }
    }

    static int levels;

    public static void main(String[] args) {
        System.out.println(sum(5000));
        System.out.println(ack(2, 9) + " " + ack(1, 500));
        System.out.println(even(4000) + " " + odd(3999) + " " + even(3001));
        Cell list = build(3000);
        System.out.println(list.length() + " " + list.reverse(null).v);
        StringBuilder moves = new StringBuilder();
        System.out.println(hanoi(4, 'A', 'B', 'C', moves) + " " + moves);
        System.out.println(perm("", "abcd"));
        try {
            unwind(2000);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + levels + " " + e.getStackTrace().length);
        }
    }
}
