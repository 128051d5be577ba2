// Loops, labelled break and continue, ternaries, short circuits, compound conditions and switch fall-through.
public class ControlFlow {
    static int evals;

    static boolean t(boolean b) {
        evals++;
        return b;
    }

    static int pick(int a, int b, int c) {
        return a > b ? a > c ? 1 : 3 : b > c ? 2 : 3;
    }

    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 6; i++) {
            for (int j = 0; ; j++) {
                if (j == 4) {
                    continue outer;
                }
                if (i * j == 6) {
                    System.out.println("leave at " + i + "," + j);
                    break outer;
                }
                if ((i + j) % 2 == 0) {
                    continue;
                }
                System.out.print(i + "" + j + " ");
            }
        }
        block: {
            if (args.length == 0) {
                break block;
            }
            System.out.println("not here");
        }
        int n = 27;
        int steps = 0;
        do {
            n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
            steps++;
        } while (n != 1);
        System.out.println(steps);
        System.out.println((t(false) && t(true)) + " " + (t(true) || t(false)) + " " + (t(false) & t(true)) + " " + (t(true) | t(false)) + " " + evals);
        System.out.println(pick(1, 2, 3) + " " + pick(3, 2, 1) + " " + pick(1, 3, 2));
        for (int k = -1; k < 7; k++) {
            StringBuilder sb = new StringBuilder("k" + k + ":");
            switch (k) {
                case 0:
                    sb.append("zero ");
                case 1:
                    sb.append("one ");
                    break;
                default:
                    sb.append("other ");
                case 5:
                    sb.append("five ");
                    if (k == 5) {
                        break;
                    }
                case 6:
                    sb.append("six");
            }
            System.out.println(sb);
        }
        int i = 0;
        i = i++ + ++i;
        System.out.println(i);
        int[] a = {0, 0, 0};
        int p = 0;
        a[p++] = a[p] + p++ + p;
        System.out.println(a[0] + " " + p);
        for (int x = 0, y = 10; x < y; x += 2, y--) {
            System.out.print(x + ":" + y + " ");
        }
        System.out.println();
        while (true) {
            if (++i > 10) {
                break;
            }
        }
        System.out.println(i);
        boolean b;
        System.out.println((b = i > 5) ? "yes" : "no");
        Object o = true ? 1 : "s";
        Object widened = true ? 1 : 2.0;
        System.out.println(o + " " + widened + " " + (false ? 'a' : 98) + " " + (true ? null : 0));
    }
}
