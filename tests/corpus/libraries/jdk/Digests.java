// jars: -
// Signatures with given keys, key factories, digests in streams, and providers by name.
import java.io.*;
import java.math.BigInteger;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class Digests {
    public static void main(String[] arguments) throws Exception {
        BigInteger p = new BigInteger("d3e1c8f6b1a4d7c9", 16);
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (DigestInputStream in = new DigestInputStream(new ByteArrayInputStream("stream".getBytes()), digest)) { in.readAllBytes(); }
        System.out.println(HexFormat.of().formatHex(digest.digest()) + " " + digest.getAlgorithm() + " " + digest.getDigestLength() + " " + p.bitLength());
        MessageDigest copy = (MessageDigest) MessageDigest.getInstance("SHA-512/256").clone();
        copy.update((byte) 1); copy.reset(); copy.update("x".getBytes());
        System.out.println(Base64.getEncoder().encodeToString(copy.digest()) + " " + MessageDigest.isEqual(new byte[2], new byte[2]));
        SecretKey des = SecretKeyFactory.getInstance("DESede").generateSecret(new DESedeKeySpec("0123456789abcdefghijklmn".getBytes()));
        Cipher cipher = Cipher.getInstance("DESede/ECB/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, des);
        System.out.println(HexFormat.of().formatHex(cipher.doFinal("text".getBytes())) + " " + cipher.getBlockSize());
        Cipher aes = Cipher.getInstance("AES/CTR/NoPadding");
        aes.init(Cipher.ENCRYPT_MODE, new SecretKeySpec("sixteen byte key".getBytes(), "AES"), new IvParameterSpec(new byte[16]));
        System.out.println(HexFormat.of().formatHex(aes.update("part one ".getBytes())) + HexFormat.of().formatHex(aes.doFinal("two".getBytes())));
        try { Cipher.getInstance("AES/CBC/PKCS5Padding").init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[5], "AES")); } catch (InvalidKeyException e) { System.out.println(e.getMessage()); }
        try { Cipher.getInstance("Nothing"); } catch (NoSuchAlgorithmException e) { System.out.println(e.getMessage()); }
        System.out.println(Mac.getInstance("HmacMD5").getMacLength() + " " + KeyGenerator.getInstance("AES").generateKey().getEncoded().length);
    }
}
