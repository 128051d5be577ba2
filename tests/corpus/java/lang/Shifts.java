// All shifts of int and long: distances beyond the width, negative distances, sign and zero extension, compound forms.
public class Shifts {
    public static void main(String[] args) {
        int[] values = {1, -1, 0x12345678, Integer.MIN_VALUE, 255};
        int[] distances = {0, 1, 4, 31, 32, 33, -1, 64, 100};
        for (int v : values) {
            StringBuilder line = new StringBuilder();
            for (int d : distances) {
                line.append(v << d).append(',').append(v >> d).append(',').append(v >>> d).append(' ');
            }
            System.out.println(line);
        }
        long[] longs = {1L, -1L, 0x123456789abcdef0L, Long.MIN_VALUE};
        int[] longDistances = {0, 1, 32, 63, 64, 65, -1, 127};
        for (long v : longs) {
            StringBuilder line = new StringBuilder();
            for (int d : longDistances) {
                line.append(v << d).append(',').append(v >> d).append(',').append(v >>> d).append(' ');
            }
            System.out.println(line);
        }
        byte b = -1;
        b >>>= 1;
        System.out.println(b);
        b = (byte) 0x80;
        b >>= 3;
        System.out.println(b);
        short s = -1;
        s >>>= 10;
        System.out.println(s);
        s = (short) (s << 12);
        System.out.println(s);
        char c = 'z';
        c >>= 1;
        System.out.println(c + " " + (int) c);
        c <<= 9;
        System.out.println((int) c);
        int i = 5;
        i <<= 40L;
        System.out.println(i);
        System.out.println(1 << 35L);
        System.out.println((1L << 35) + " " + (1 << 35));
        System.out.println(((byte) 200 >>> 4) + " " + (((byte) 200 & 0xff) >>> 4));
        System.out.println(~0 >>> 28 & 0b1010 | 0x40 ^ 0x3);
        System.out.println(Integer.rotateLeft(0x80000001, 4) + " " + Long.rotateRight(3L, 1));
    }
}
