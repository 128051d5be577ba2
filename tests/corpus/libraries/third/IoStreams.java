// jars: commons-io
import org.apache.commons.io.*;
import org.apache.commons.io.input.*;
import org.apache.commons.io.output.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
public class IoStreams {
    public static void main(String[] arguments) throws Exception {
        System.out.println(IOUtils.toString(new StringReader("text")) + " " + IOUtils.readLines(new StringReader("a\nb")) + " " + IOUtils.toByteArray(new ByteArrayInputStream(new byte[5])).length);
        System.out.println(FilenameUtils.getExtension("a/b.tar.gz") + " " + FilenameUtils.normalize("/a/../b/./c") + " " + FilenameUtils.getBaseName("/x/y.z") + " " + FilenameUtils.wildcardMatch("a.txt", "*.txt"));
        System.out.println(FileUtils.byteCountToDisplaySize(5_000_000) + " " + new CountingInputStream(new ByteArrayInputStream(new byte[3])).getByteCount() + " " + EndianUtils.swapInteger(1));
        var one = new java.io.ByteArrayOutputStream(); var two = new java.io.ByteArrayOutputStream();
        try (TeeOutputStream tee = new TeeOutputStream(one, two)) { tee.write("tee".getBytes(StandardCharsets.UTF_8)); }
        System.out.println(one + " " + two + " " + IOUtils.contentEquals(new StringReader("x"), new StringReader("x")) + " " + new BoundedInputStream(new ByteArrayInputStream(new byte[9]), 4).readAllBytes().length);
        System.out.println(new BOMInputStream(new ByteArrayInputStream(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, 65})).hasBOM() + " " + HexDump.class.getSimpleName() + " " + new LineIterator(new StringReader("l1\nl2")).next());
    }
}
