// jars: -
// Deflater, Inflater, GZIP and zip streams: what is packed is unpacked, and the packed bytes are the same.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.zip.*;

public class Deflating {
    public static void main(String[] arguments) throws Exception {
        byte[] text = "to be or not to be, that is the question; ".repeat(20).getBytes(StandardCharsets.UTF_8);
        Deflater deflater = new Deflater();
        deflater.setInput(text);
        deflater.finish();
        byte[] packed = new byte[1000];
        int length = deflater.deflate(packed);
        System.out.println(deflater.finished() + " " + deflater.getTotalIn() + " " + deflater.getAdler());
        Inflater inflater = new Inflater();
        inflater.setInput(packed, 0, length);
        byte[] out = new byte[2000];
        int count = inflater.inflate(out);
        System.out.println(count + " " + inflater.finished() + " " + new String(out, 0, 20, StandardCharsets.UTF_8) + " " + inflater.getRemaining());
        deflater.end();
        inflater.end();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) { gzip.write(text); }
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            System.out.println(gzip.readAllBytes().length);
        }
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(zipped)) {
            ZipEntry one = new ZipEntry("one.txt");
            one.setTime(0);
            zip.putNextEntry(one);
            zip.write(text);
            zip.closeEntry();
            zip.putNextEntry(new ZipEntry("dir/two.txt"));
            zip.write(new byte[] {1, 2, 3});
            zip.closeEntry();
        }
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(zipped.toByteArray()))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                System.out.println(entry.getName() + " " + zip.readAllBytes().length);
            }
        }
        CRC32 crc = new CRC32();
        crc.update(text);
        Adler32 adler = new Adler32();
        adler.update(text, 3, 50);
        CRC32C other = new CRC32C();
        other.update(text);
        System.out.println(crc.getValue() + " " + adler.getValue() + " " + other.getValue());
        try { new Inflater().inflate(new byte[3]); Inflater bad = new Inflater(); bad.setInput(new byte[] {9, 9, 9}); bad.inflate(new byte[9]); }
        catch (DataFormatException broken) { System.out.println(broken.getMessage()); }
        try { new GZIPInputStream(new ByteArrayInputStream(new byte[20])); } catch (ZipException broken) { System.out.println(broken.getMessage()); }
    }
}
