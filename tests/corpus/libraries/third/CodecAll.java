// jars: commons-codec
import org.apache.commons.codec.binary.*;
import org.apache.commons.codec.digest.*;
import org.apache.commons.codec.language.*;
import org.apache.commons.codec.net.*;
public class CodecAll {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Hex.encodeHexString("abc".getBytes()) + " " + Base64.encodeBase64String("hello world".getBytes()) + " " + new Base32().encodeToString("xyz".getBytes()));
        System.out.println(DigestUtils.md5Hex("abc") + " " + DigestUtils.sha1Hex("abc") + " " + new HmacUtils(HmacAlgorithms.HMAC_SHA_256, "k").hmacHex("v"));
        System.out.println(new Soundex().encode("Robert") + " " + new Metaphone().metaphone("Thompson") + " " + new DoubleMetaphone().doubleMetaphone("Smith") + " " + new ColognePhonetic().encode("Meyer"));
        System.out.println(new URLCodec().encode("a b&c") + " " + new QuotedPrintableCodec().encode("=é") + " " + MurmurHash3.hash32("abc"));
        System.out.println(Crypt.crypt("pw", "$6$salt") + " " + Md5Crypt.md5Crypt("pw".getBytes(), "$1$salt"));
        System.out.println(new org.apache.commons.codec.language.bm.BeiderMorseEncoder().encode("Angelo"));
    }
}
