// Methods that came between 18 and 21: String.splitWithDelimiters, indexOf with bounds, StringBuilder.repeat, Character.isEmoji, Math.clamp.
// jdk: 21
import java.util.Arrays;
import java.util.List;

public class NewStringMethods {
    public static void main(String[] args) {
        System.out.println(Arrays.toString("a,b;c".splitWithDelimiters("[,;]", 0)) + " " + Arrays.toString("a,b;c".splitWithDelimiters("[,;]", 2)));
        System.out.println("hello world".indexOf('o', 5, 11) + " " + "hello world".indexOf("o", 0, 4) + " " + "hello world".indexOf('l', 0, 3));
        System.out.println(new StringBuilder("x").repeat("ab", 3).repeat('z', 2).repeat(0x1F600, 1) + " " + new StringBuilder().repeat("q", 0).isEmpty());
        System.out.println(Character.isEmoji(0x1F600) + " " + Character.isEmoji('a') + " " + Character.isEmojiModifier(0x1F3FB) + " " + Character.isExtendedPictographic(0x2764));
        System.out.println(Math.clamp(15, 0, 10) + " " + Math.clamp(-5L, 0, 10) + " " + Math.clamp(2.5, 0.0, 1.0) + " " + Math.clamp(Float.NaN, 0f, 1f));
        System.out.println(Math.ceilDiv(7, 2) + " " + Math.ceilMod(7, 2) + " " + Math.ceilDiv(-7, 2) + " " + Math.unsignedMultiplyHigh(-1L, 2) + " " + Math.ceilDivExact(9, 4) + " " + Math.floorDivExact(-9, 4));
        System.out.println(Integer.compress(0b10110110, 0b11110000) + " " + Integer.expand(0b101, 0b11010) + " " + Long.compress(-1L, 0xff00L) + " " + Long.expand(3L, 1L << 40 | 1));
        System.out.println(Integer.toString(5).equals("5") + " " + Float.float16ToFloat((short) 0x3c00) + " " + Float.floatToFloat16(65504f) + " " + Double.toString(2e-3) + " " + Double.toString(1.0E23) + " " + 2.0E-3f);
        List<Integer> l = new java.util.ArrayList<>(List.of(1, 2, 3, 4));
        java.util.Collections.shuffle(l, new java.util.Random(3));
        System.out.println(l + " " + java.util.HashMap.newHashMap(10).isEmpty());
        StringBuffer sb = new StringBuffer("buf").repeat("!", 2);
        System.out.println(sb + " " + sb.compareTo(new StringBuffer("buf")));
        System.out.println("a\tb".translateEscapes() + " " + "x".equals("x".strip()) + " " + "line\n".indent(2).length());
        try {
            Math.clamp(1, 5, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
