// Constants of every size as javac loads them: small ints, large ints, longs, floats, doubles, strings, classes, folded expressions.
public class Constants {
    static final int FOLDED = 3 * 7 + (1 << 10) - 'a' % 5;
    static final long LFOLDED = FOLDED * 1000L * 1000L * 1000L;
    static final String SFOLDED = "f" + FOLDED + LFOLDED + 1.5f + 2.5 + 'x' + true;
    static final boolean BFOLDED = FOLDED > 1000 && SFOLDED != null;
    static final char CFOLDED = (char) ('a' + 2);
    static final byte BYFOLDED = (byte) 0xff;
    static final double DFOLDED = 1 / 3.0 * 3 - 1;
    static final float FFOLDED = 1e38f * 10;

    static int small(int i) {
        switch (i) {
            case 0: return -1;
            case 1: return 0;
            case 2: return 5;
            case 3: return 6;
            case 4: return -128;
            case 5: return 127;
            case 6: return 128;
            case 7: return -32768;
            case 8: return 32767;
            case 9: return 32768;
            case 10: return 0xCAFEBABE;
            default: return Integer.MIN_VALUE;
        }
    }

    static long longs(int i) {
        return switch (i) {
            case 0 -> 0L;
            case 1 -> 1L;
            case 2 -> 2L;
            case 3 -> -1L;
            case 4 -> 0x7fff_ffff_ffff_ffffL;
            case 5 -> 0b1010L;
            case 6 -> 0777L;
            default -> 1_000_000_000_000L;
        };
    }

    static double doubles(int i) {
        return switch (i) {
            case 0 -> 0.0;
            case 1 -> 1.0;
            case 2 -> -0.0;
            case 3 -> 1e-300;
            case 4 -> 0x1.8p3;
            case 5 -> .5;
            case 6 -> 100d;
            default -> Double.NaN;
        };
    }

    static float floats(int i) {
        return switch (i) {
            case 0 -> 0f;
            case 1 -> 1f;
            case 2 -> 2f;
            case 3 -> -0f;
            case 4 -> 3.4e38f;
            default -> 1f / 0;
        };
    }

    public static void main(String[] args) {
        for (int i = 0; i < 12; i++) {
            System.out.print(small(i) + " ");
        }
        System.out.println();
        for (int i = 0; i < 8; i++) {
            System.out.print(longs(i) + " " + doubles(i) + " " + floats(i) + " ");
        }
        System.out.println();
        System.out.println(FOLDED + " " + LFOLDED + " " + SFOLDED + " " + BFOLDED + CFOLDED + BYFOLDED + " " + DFOLDED + " " + FFOLDED);
        System.out.println(String.class + " " + int.class + " " + int[][].class + " " + void.class + " " + Constants.class.getName() + " " + Constants[].class.getName());
        String nul = "a\0b\u0080\u07ff\uffff\ud800";
        System.out.println(nul.length() + " " + (int) nul.charAt(1) + " " + (int) nul.charAt(5) + " " + (int) nul.charAt(6));
        System.out.println((SFOLDED == "f" + FOLDED + LFOLDED + 1.5f + 2.5 + 'x' + true) + " " + ("ab" == "a" + "b"));
        System.out.println('\u0041' + "" + '\'' + "\"" + '\\' + (int) '\177' + (int) '\uffff');
        System.out.println(07 + 0x1F + 0b11 + 1_0 + 'A' + (byte) 0x80 + (short) 0x8000);
        final int local = 12;
        byte narrowed = local;
        char ch = local + 53;
        System.out.println(narrowed + " " + ch);
        if (!BFOLDED) {
            System.out.println("dead code");
        }
    }
}
