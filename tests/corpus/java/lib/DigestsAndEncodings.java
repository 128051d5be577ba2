// Base64, hex, CRC32, Adler32, message digests and name-based UUIDs.
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

public class DigestsAndEncodings {
    static byte[] b(String s) {
        return s.getBytes(StandardCharsets.UTF_8);
    }

    static String sum(Checksum c, byte[] data) {
        c.update(data, 0, data.length);
        return Long.toHexString(c.getValue());
    }

    public static void main(String[] args) throws NoSuchAlgorithmException {
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "hello world", "ÿ?>~~~"}) {
            String e = Base64.getEncoder().encodeToString(b(s));
            System.out.println(e + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(b(s)) + " " + new String(Base64.getDecoder().decode(e), StandardCharsets.UTF_8).equals(s));
        }
        System.out.println(Base64.getMimeEncoder(20, new byte[] {'|'}).encodeToString(b("a longer text to be wrapped into lines")) + " " + new String(Base64.getMimeDecoder().decode("aGVs\r\nbG8=")));
        for (String bad : new String[] {"a", "ab=c", "ab!c", "abc"}) {
            try {
                System.out.println(bad + " " + Base64.getDecoder().decode(bad).length);
            } catch (IllegalArgumentException e) {
                System.out.println(bad + " " + e.getMessage());
            }
        }
        HexFormat h = HexFormat.of();
        System.out.println(h.formatHex(new byte[] {0, 15, -1}) + " " + HexFormat.ofDelimiter(":").withUpperCase().formatHex(new byte[] {10, -85}) + " " + h.parseHex("cafe").length + " " + h.toHexDigits((short) 255) + " " + HexFormat.fromHexDigits("7f") + " " + HexFormat.isHexDigit('g'));
        try {
            h.parseHex("abc");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        byte[] data = b("The quick brown fox jumps over the lazy dog");
        System.out.println(sum(new CRC32(), data) + " " + sum(new Adler32(), data) + " " + sum(new CRC32C(), data) + " " + sum(new CRC32(), new byte[0]) + " " + sum(new Adler32(), new byte[0]));
        CRC32 c = new CRC32();
        for (byte x : data) {
            c.update(x);
        }
        System.out.println(Long.toHexString(c.getValue()));
        c.reset();
        System.out.println(c.getValue());
        for (String a : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512"}) {
            MessageDigest md = MessageDigest.getInstance(a);
            System.out.println(a + " " + h.formatHex(md.digest(data)) + " " + h.formatHex(md.digest()).substring(0, 8) + " " + md.getDigestLength());
        }
        MessageDigest parts = MessageDigest.getInstance("SHA-256");
        parts.update(data, 0, 10);
        parts.update(data, 10, data.length - 10);
        System.out.println(MessageDigest.isEqual(parts.digest(), MessageDigest.getInstance("SHA-256").digest(data)));
        try {
            MessageDigest.getInstance("ROT13");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        UUID u = UUID.nameUUIDFromBytes(data);
        UUID v = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        System.out.println(u + " " + u.version() + " " + u.variant() + " " + v + " " + v.version() + " " + v.timestamp() + " " + u.compareTo(v) + " " + v.hashCode() + " " + v.equals(new UUID(v.getMostSignificantBits(), v.getLeastSignificantBits())));
        try {
            UUID.fromString("not-a-uuid");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
