// Encoding and decoding with UTF-8, UTF-16, ISO-8859-1 and ASCII: malformed input, replacement, encoders, names.
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.io.UnsupportedEncodingException;
import java.util.Arrays;

public class Charsets {
    public static void main(String[] args) throws Exception {
        String s = "aé€😀\u0000";
        for (Charset c : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII}) {
            byte[] b = s.getBytes(c);
            System.out.println(c + " " + c.name() + " " + b.length + Arrays.toString(b) + " " + new String(b, c).equals(s) + " " + c.canEncode() + c.newEncoder().canEncode('€') + " " + c.newEncoder().maxBytesPerChar());
        }
        byte[][] malformed = {{(byte) 0xC3}, {(byte) 0xE2, (byte) 0x82}, {(byte) 0xFF, 'a'}, {(byte) 0xC0, (byte) 0x80}, {(byte) 0xED, (byte) 0xA0, (byte) 0x80}, {(byte) 0xF5, (byte) 0x80, (byte) 0x80, (byte) 0x80}, {'o', 'k'}};
        for (byte[] b : malformed) {
            StringBuilder sb = new StringBuilder();
            new String(b, StandardCharsets.UTF_8).chars().forEach(c -> sb.append(Integer.toHexString(c)).append(' '));
            try {
                CharBuffer cb = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(b));
                sb.append("decoded ").append(cb);
            } catch (CharacterCodingException e) {
                sb.append(e.getClass().getSimpleName()).append(' ').append(e.getMessage());
            }
            System.out.println(sb);
        }
        CharsetDecoder d = StandardCharsets.US_ASCII.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("?");
        System.out.println(d.decode(ByteBuffer.wrap(new byte[] {'a', -1, 'b'})));
        ByteBuffer enc = StandardCharsets.ISO_8859_1.newEncoder().onUnmappableCharacter(CodingErrorAction.IGNORE).encode(CharBuffer.wrap("a€é"));
        System.out.println(enc.remaining() + " " + (enc.get(1) & 0xff));
        System.out.println(new String(new byte[] {-2, -1, 0, 65}, StandardCharsets.UTF_16) + new String(new byte[] {-1, -2, 66, 0}, StandardCharsets.UTF_16) + " " + new String(new byte[] {72, 105, 33}, 1, 2, StandardCharsets.ISO_8859_1) + " " + new String("é".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
        System.out.println(Charset.forName("utf8") + " " + Charset.isSupported("latin1") + " " + Charset.forName("latin1") + " " + StandardCharsets.UTF_8.aliases().contains("UTF8") + " " + StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII) + " " + StandardCharsets.UTF_8.contains(StandardCharsets.UTF_16));
        try {
            Charset.forName("klingon");
        } catch (UnsupportedCharsetException e) {
            System.out.println(e);
        }
        try {
            "x".getBytes("nope");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString("\uDC00x".getBytes(StandardCharsets.UTF_16BE)) + " " + StandardCharsets.UTF_8.encode("é").remaining() + " " + StandardCharsets.UTF_8.decode(ByteBuffer.wrap(new byte[] {-61, -87})));
        char[] chars = new char[300];
        for (int i = 0; i < chars.length; i++) {
            chars[i] = (char) (i * 211);
        }
        System.out.println(Arrays.hashCode(new String(chars).getBytes(StandardCharsets.UTF_8)));
    }
}
