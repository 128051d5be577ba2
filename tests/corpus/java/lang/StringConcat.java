// String concatenation of every type, nulls, constants, order of evaluation, compound assignment and very long chains.
public class StringConcat {
    static int n;

    static int next() {
        return ++n;
    }

    static class Named {
        @Override
        public String toString() {
            return n++ == 100 ? null : "Named" + n;
        }
    }

    static final String CONST = "c" + 1 + 'x' + true + 2.0f + 3L + null;

    public static void main(String[] args) {
        boolean z = true;
        byte b = -1;
        short s = 300;
        char c = 'ß';
        int i = 42;
        long l = -1L << 40;
        float f = 1.1f;
        double d = 1e-9;
        String nul = null;
        Object o = null;
        char[] chars = {'a', 'b'};
        System.out.println("z" + z + b + s + c + i + l + f + d + nul + o);
        System.out.println(z + "," + b + ',' + s + ',' + c + ',' + i);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println('a' + 1 + "b" + 'a' + 1);
        System.out.println("" + next() + next() + next());
        String acc = "start";
        acc += 1;
        acc += 'c';
        acc += 2.5f;
        acc += null;
        acc += nul + 'x';
        acc += i + i;
        System.out.println(acc);
        System.out.println(CONST + (CONST == ("c1xtrue2.03" + "null")));
        System.out.println("\u0001" + i + "\u0002" + nul + "\u0001\u0002");
        System.out.println(nul + null);
        n = 0;
        System.out.println("o: " + new Named() + new Named());
        n = 100;
        System.out.println("null toString: " + new Named() + ".");
        System.out.println("chars " + String.valueOf(chars) + chars.length);
        System.out.println("é" + '\u20ac' + "\uD83D\uDE00" + i);
        String[] arr = {"a", "b"};
        int k = 0;
        arr[k++] += "!" + k;
        System.out.println(arr[0] + arr[1] + k);
        String x = "";
        for (int j = 0; j < 20; j++) {
            x = j % 3 == 0 ? x + j : j + x;
        }
        System.out.println(x);
        String big = "" + i + b + s + i + b + s + i + b + s + i + b + s + i + b + s + i + b + s + i + b + s + i + b + s + i + b + s
            + l + f + d + z + c + l + f + d + z + c + l + f + d + z + c + l + f + d + z + c + l + f + d + z + c + l + f + d + z + c;
        System.out.println(big.length() + " " + big);
        System.out.println("a" + (i > 0 ? "pos" : "neg") + (char) (c + 1) + (byte) 200 + -0.0 + Float.NaN);
    }
}
