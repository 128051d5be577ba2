// jars: -
// Digests, ciphers and signatures with given keys.
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class Ciphers {
    static String hex(byte[] bytes) { return HexFormat.of().formatHex(bytes); }

    public static void main(String[] arguments) throws Exception {
        byte[] text = "attack at dawn".getBytes(StandardCharsets.UTF_8);
        for (String name : List.of("MD5", "SHA-1", "SHA-256", "SHA-512", "SHA3-256")) {
            System.out.println(name + " " + hex(MessageDigest.getInstance(name).digest(text)));
        }
        SecretKeySpec key = new SecretKeySpec(new byte[16], "AES");
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        byte[] sealed = cipher.doFinal(text);
        System.out.println(hex(sealed));
        cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        System.out.println(new String(cipher.doFinal(sealed), StandardCharsets.UTF_8));
        Cipher gcm = Cipher.getInstance("AES/GCM/NoPadding");
        gcm.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
        System.out.println(hex(gcm.doFinal(text)));
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec("key".getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        System.out.println(hex(mac.doFinal(text)));
        SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
        System.out.println(hex(factory.generateSecret(new PBEKeySpec("pw".toCharArray(), new byte[8], 10, 128)).getEncoded()));
        try {
            MessageDigest.getInstance("NONE-1");
        } catch (NoSuchAlgorithmException missing) {
            System.out.println(missing.getMessage());
        }
    }
}
