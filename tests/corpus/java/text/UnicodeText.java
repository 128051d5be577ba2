// Text beyond the basic plane: surrogates, code points, offsets, Character queries, case mapping, normal forms.
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;

public class UnicodeText {
    public static void main(String[] args) {
        String s = "a😀é𝄞z";
        System.out.println(s + " " + s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(1) + " " + s.codePointAt(2) + " " + s.codePointBefore(3) + " " + s.offsetByCodePoints(0, 3));
        s.codePoints().forEach(cp -> System.out.print(Integer.toHexString(cp) + ":" + Character.charCount(cp) + ":" + Character.getType(cp) + " "));
        System.out.println();
        System.out.println(new StringBuilder(s).reverse() + " " + s.indexOf(0x1F600) + " " + s.indexOf("𝄞") + " " + s.substring(3) + " " + s.toUpperCase());
        System.out.println(new String(new int[] {0x48, 0x1F680, 0x21}, 0, 3) + Character.toString(0x10FFFF).length() + new String(Character.toChars(0x1D11E)));
        char hi = s.charAt(1);
        char lo = s.charAt(2);
        System.out.println(Character.isHighSurrogate(hi) + " " + Character.isLowSurrogate(lo) + " " + Character.isSurrogatePair(hi, lo) + " " + Character.toCodePoint(hi, lo) + " " + (int) hi + " " + (int) lo);
        System.out.println(Arrays.toString(s.getBytes(StandardCharsets.UTF_8)) + " " + Arrays.toString("\uD83Dx".getBytes(StandardCharsets.UTF_8)));
        int[] cps = {'a', 'Z', '5', ' ', '_', '$', 'é', 'ß', 'Σ', '٣', '中', 0x1F600, '\n', '\u00a0', '\u200b', 'Ⅷ', '²'};
        for (int c : cps) {
            System.out.println(Integer.toHexString(c) + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c) + Character.isWhitespace(c) + Character.isSpaceChar(c)
                + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isJavaIdentifierStart(c) + Character.isISOControl(c) + Character.isIdeographic(c) + " " + Character.getNumericValue(c)
                + " " + Character.digit(c, 16) + " " + Integer.toHexString(Character.toUpperCase(c)) + " " + Integer.toHexString(Character.toLowerCase(c)) + " " + Character.getType(c));
        }
        System.out.println("ὈΔΥΣΣΕΎΣ".toLowerCase() + " " + "ﬁ".toUpperCase() + " " + "ŉ".toUpperCase().length() + " " + Character.toTitleCase('ǆ') + Character.isMirrored('('));
        System.out.println(Normalizer.normalize("é", Normalizer.Form.NFD).length() + " " + Normalizer.normalize("e\u0301", Normalizer.Form.NFC).equals("é") + " " + Normalizer.isNormalized("é", Normalizer.Form.NFC));
        System.out.println(Character.getName('a') + " " + Character.getName(0x1F600) + " " + Character.UnicodeBlock.of('ж') + " " + Character.UnicodeScript.of('あ'));
        System.out.println(Character.forDigit(11, 16) + " " + Character.reverseBytes('a') + " " + Character.compare('a', 'b') + " " + Character.MIN_SUPPLEMENTARY_CODE_POINT + " " + Character.isValidCodePoint(0x110000) + Character.isBmpCodePoint('x'));
        System.out.println("\u0041\t\\\"\'\101\7".length() + " " + "\0".length() + (int) "\377".charAt(0));
        System.out.println("Ä".compareTo("ä") + " " + "Ä".equalsIgnoreCase("ä") + " " + "😀".equalsIgnoreCase("😀") + " " + "𐐀".equalsIgnoreCase("𐐨"));
    }
}
