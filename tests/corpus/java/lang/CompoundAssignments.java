// Compound assignment over every operator and type: implicit casts, evaluation order, arrays, fields, strings, side effects on failure.
public class CompoundAssignments {
    static StringBuilder log = new StringBuilder();
    int f = 10;

    static int i(int v) {
        log.append(v).append(' ');
        return v;
    }

    static CompoundAssignments obj(CompoundAssignments o) {
        log.append("obj ");
        return o;
    }

    static int[] arr(int[] a) {
        log.append("arr ");
        return a;
    }

    public static void main(String[] args) {
        int a = 7;
        a += 3;
        a -= 1;
        a *= 5;
        a /= 4;
        a %= 8;
        a <<= 4;
        a >>= 1;
        a >>>= 1;
        a &= 0xff;
        a |= 0x100;
        a ^= 0x3;
        System.out.println(a);
        byte b = 100;
        b += 100;
        b -= 1L;
        b *= 3;
        b /= 1.5;
        b >>>= 1;
        b ^= 0x7f;
        System.out.println(b);
        short s = 1000;
        s *= 100;
        s |= 1;
        s <<= 3;
        System.out.println(s);
        char c = 'A';
        c += 1.7;
        c *= 2;
        c -= 20;
        System.out.println((int) c + " " + c);
        long l = 5;
        l += 2.9;
        l <<= 33;
        l *= -1;
        l >>>= 60;
        l -= 'a';
        System.out.println(l);
        float f = 1;
        f += 0.1;
        f /= 3;
        f *= 1e10;
        f -= 1;
        f %= 7;
        System.out.println(f);
        double d = 10;
        d /= 4;
        d %= 1.2;
        d += 'a';
        System.out.println(d);
        boolean z = true;
        z &= i(1) > 0;
        z |= i(2) > 5;
        z ^= true;
        System.out.println(z);
        String str = null;
        str += 1 + 2;
        str += 'c';
        Object o = "obj";
        o += "text";
        System.out.println(str + o);
        int[] arr = {1, 2, 3};
        int k = 0;
        arr[k++] += arr[k] + k++;
        arr(arr)[i(2)] *= i(4) + arr[2];
        System.out.println(arr[0] + " " + arr[2] + " " + k);
        CompoundAssignments x = new CompoundAssignments();
        obj(x).f += (x.f = 100) + i(5);
        System.out.println(x.f);
        int v = 5;
        v = v++ * 2 + v;
        v += v++ + ++v;
        System.out.println(v);
        try {
            arr(null)[i(9)] += i(8);
        } catch (NullPointerException e) {
            log.append("npe ");
        }
        try {
            arr(arr)[i(7)] = i(6);
        } catch (ArrayIndexOutOfBoundsException e) {
            log.append("aioobe ");
        }
        try {
            v /= i(0);
        } catch (ArithmeticException e) {
            log.append("zero ");
        }
        System.out.println(v + " " + log);
        Integer boxed = 5;
        boxed += 2;
        boxed <<= 2;
        Character ch = 'x';
        ch++;
        Long lb = 1L;
        lb -= 3;
        System.out.println(boxed + " " + ch + " " + lb);
        int shared = 1;
        int r = (shared += 2) * (shared -= 1) + shared;
        System.out.println(r + " " + shared);
    }
}
