// Programs that make javac emit dup, swap-like and wide forms: chained assignment, compound array updates, many locals, long jumps.
public class StackShapes {
    static int si;
    static long sl;
    static double[] sd = {1, 2, 3};
    int fi;
    long fl;
    String fs = "s";
    StackShapes next;

    StackShapes at(String log) {
        System.out.print(log + " ");
        return this;
    }

    static int idx(int i) {
        System.out.print("i" + i + " ");
        return i;
    }

    public static void main(String[] args) {
        StackShapes o = new StackShapes();
        o.next = o;
        int a = o.fi = si = 7;
        long b = o.fl = sl = 1L << 35;
        System.out.println(a + " " + b + " " + o.fi + " " + sl);
        long c = o.at("x").fl++ + ++o.at("y").next.fl;
        int d = o.fi-- - --o.next.next.fi;
        System.out.println(c + " " + d);
        double e = sd[idx(1)] += sd[idx(0)] *= 4;
        System.out.println(e + " " + sd[0] + " " + sd[1]);
        String s = o.at("z").fs += "t" + (o.fs += "u");
        System.out.println(s + " " + o.fs);
        long[] la = {5, 6};
        long le = la[idx(0)]++ * la[idx(1)]--;
        System.out.println(le + " " + la[0] + " " + la[1]);
        float[] fa = {1.5f};
        float fe = fa[0]++ + (fa[0] = 9) + --fa[0];
        System.out.println(fe);
        byte[] ba = {127};
        int be = ba[0]++ + ba[0];
        short[] sa = {1};
        sa[0] += sa[0] += 5;
        char[] ca = {'a'};
        ca[0]++;
        System.out.println(be + " " + sa[0] + " " + ca[0]++ + ca[0]);
        sl += si += o.fi <<= 2;
        System.out.println(sl + " " + si + " " + o.fi);
        System.out.println(wide(3, 4L, 5.0));
        boolean[] z = {true};
        z[0] &= si > 3 && (z[0] = !z[0]) | true;
        System.out.println(z[0]);
        new StackShapes().at("dropped");
        o.at("p").at("q").fi = idx(2) + idx(3);
        System.out.println(o.fi);
    }

    static String wide(int p, long q, double r) {
        long a0 = 1, a1 = 2, a2 = 3, a3 = 4, a4 = 5, a5 = 6, a6 = 7, a7 = 8, a8 = 9, a9 = 10, b0 = 11, b1 = 12, b2 = 13, b3 = 14, b4 = 15,
            b5 = 16, b6 = 17, b7 = 18, b8 = 19, b9 = 20, c0 = 21, c1 = 22, c2 = 23, c3 = 24, c4 = 25, c5 = 26, c6 = 27, c7 = 28, c8 = 29;
        double d0 = 1, d1 = 2, d2 = 3, d3 = 4, d4 = 5, d5 = 6, d6 = 7, d7 = 8, d8 = 9, d9 = 10, e0 = 11, e1 = 12, e2 = 13, e3 = 14, e4 = 15,
            e5 = 16, e6 = 17, e7 = 18, e8 = 19, e9 = 20, f0 = 1, f1 = 2, f2 = 3, f3 = 4, f4 = 5, f5 = 6, f6 = 7, f7 = 8, f8 = 9, f9 = 1;
        long g0 = 1, g1 = 2, g2 = 3, g3 = 4, g4 = 5, g5 = 6, g6 = 7, g7 = 8, g8 = 9, g9 = 1, h0 = 2, h1 = 3, h2 = 4, h3 = 5, h4 = 6, h5 = 7,
            h6 = 8, h7 = 9, h8 = 1, h9 = 2, i0 = 3, i1 = 4, i2 = 5, i3 = 6, i4 = 7, i5 = 8, i6 = 9, i7 = 1, i8 = 2, i9 = 3, j0 = 4, j1 = 5,
            j2 = 6, j3 = 7, j4 = 8, j5 = 9, j6 = 1, j7 = 2, j8 = 3, j9 = 4, k0 = 5, k1 = 6, k2 = 7, k3 = 8, k4 = 9, k5 = 1, k6 = 2, k7 = 3;
        int far = 40;
        float ff = 2.5f;
        String text = "wide";
        far++;
        far += 1000;
        far -= 70000;
        ff *= far;
        for (int n = 0; n < 3; n++) {
            k7 += a0 + b5 + c8 + h9;
            f9 += d0 / e9;
            text += n;
        }
        return p + q + r + " " + far + " " + ff + " " + k7 + " " + f9 + " " + text + " " + (a1 + j9 + i5) + (f2 - e7);
    }
}
