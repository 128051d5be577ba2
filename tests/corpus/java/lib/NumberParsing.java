// Parsing and printing of integral types: radixes, signs, limits, decode, unsigned, bit tricks, failures.
public class NumberParsing {
    interface Act {
        Object run();
    }

    static void t(Act a) {
        try {
            System.out.println(a.run());
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+5", "-2147483648", "2147483648", "007", " 1", "1_000", "", "-", "+", "1.0", "٣", "0x1"}) {
            t(() -> s + " -> " + Integer.parseInt(s));
        }
        t(() -> Integer.parseInt("zz", 36));
        t(() -> Integer.parseInt("12", 2));
        t(() -> Integer.parseInt("1", 37));
        t(() -> Integer.parseInt("x12y", 1, 3, 10));
        t(() -> Long.parseLong("9223372036854775808"));
        t(() -> Long.parseLong("-9223372036854775808"));
        t(() -> Byte.parseByte("128"));
        t(() -> Short.parseShort("-32769"));
        t(() -> Integer.parseUnsignedInt("4294967295"));
        t(() -> Integer.parseUnsignedInt("-1"));
        for (String s : new String[] {"0x7f", "-#10", "010", "09", "0", "0xfffffffff"}) {
            t(() -> s + " -> " + Integer.decode(s));
        }
        t(() -> Integer.valueOf("12").equals(12));
        t(() -> Boolean.parseBoolean("True") + " " + Boolean.parseBoolean("yes") + " " + Boolean.logicalXor(true, true));
        for (int i : new int[] {0, 1, -1, 255, Integer.MIN_VALUE, Integer.MAX_VALUE, 0x0f0f}) {
            System.out.println(Integer.toBinaryString(i) + " " + Integer.toHexString(i) + " " + Integer.toOctalString(i) + " " + Integer.toString(i, 7) + " " + Integer.toUnsignedString(i) + " " + Integer.bitCount(i) + " " + Integer.reverse(i) + " " + Integer.reverseBytes(i) + " " + Integer.highestOneBit(i) + " " + Integer.lowestOneBit(i) + " " + Integer.numberOfLeadingZeros(i) + " " + Integer.numberOfTrailingZeros(i) + " " + Integer.signum(i) + " " + Integer.toUnsignedLong(i));
        }
        System.out.println(Integer.compare(1, 2) + " " + Integer.compareUnsigned(-1, 1) + " " + Integer.sum(1, 2) + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1) + " " + Short.reverseBytes((short) 1) + " " + Character.getNumericValue('z') + " " + Character.digit('f', 16) + Character.forDigit(35, 36));
        System.out.println(Integer.valueOf(65).byteValue() + " " + Integer.valueOf(70000).shortValue() + " " + Long.valueOf(1L << 33).intValue() + " " + Double.valueOf(1e20).longValue() + " " + Integer.toString(-255, 16) + " " + Long.toString(-255, 2) + " " + Integer.MAX_VALUE + Integer.MIN_VALUE + " " + Integer.SIZE + Long.BYTES);
    }
}
