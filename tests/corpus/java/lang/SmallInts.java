// Arithmetic of byte, short and char: promotion, narrowing casts, compound assignment, increments that wrap.
public class SmallInts {
    static byte sb = 127;
    static short ss = 32767;
    static char sc = 65535;
    byte fb = -128;

    static byte asByte(int i) {
        return (byte) i;
    }

    static String kind(byte b) {
        return "byte";
    }

    static String kind(char c) {
        return "char";
    }

    static String kind(short s) {
        return "short";
    }

    static String kind(int i) {
        return "int";
    }

    public static void main(String[] args) {
        sb++;
        ss++;
        sc++;
        System.out.println(sb + " " + ss + " " + (int) sc);
        SmallInts o = new SmallInts();
        o.fb--;
        System.out.println(o.fb);
        for (int i : new int[] {0, 127, 128, 255, 256, -1, -129, 65535, 65536, 1234567, Integer.MIN_VALUE}) {
            System.out.println(i + ": " + asByte(i) + " " + (short) i + " " + (int) (char) i);
        }
        byte b = 10;
        b += 300;
        System.out.println(b);
        b *= 2.7;
        System.out.println(b);
        char c = 'a';
        c += 1;
        c++;
        System.out.println(c);
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        System.out.println(kind(b) + kind(c) + kind((short) b) + kind(+b) + kind((char) 5) + kind('a' + 'b'));
        final int k = 100;
        byte fromConst = k;
        System.out.println(fromConst);
        short s = (short) 40000;
        System.out.println(s + " " + (s & 0xffff) + " " + (char) s + " " + (s == (char) s));
        long big = 0x1_0000_0041L;
        System.out.println((char) big + " " + (byte) big + " " + (int) big);
        System.out.println((byte) 'é' + " " + (int) (char) (byte) -1 + " " + (short) 'é');
        boolean t = true;
        t &= false | true ^ false;
        System.out.println(t);
        char[] word = "scoville".toCharArray();
        for (int i = 0; i < word.length; i++) {
            word[i] ^= 0x20;
            word[i] += i % 2;
        }
        System.out.println(word);
        byte[] bytes = {-1, 1};
        bytes[0] >>>= 4;
        bytes[1] <<= 7;
        System.out.println(bytes[0] + " " + bytes[1]);
    }
}
