// jars: -
// Archives in memory: stored and packed entries, comments, checksums of streams, what is broken.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.zip.*;

public class ZipArchives {
    public static void main(String[] arguments) throws Exception {
        byte[] text = "abcabcabc".repeat(100).getBytes(StandardCharsets.UTF_8);
        CRC32 crc = new CRC32(); crc.update(text);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setComment("all");
            ZipEntry stored = new ZipEntry("stored.bin"); stored.setMethod(ZipEntry.STORED); stored.setSize(text.length); stored.setCrc(crc.getValue());
            zip.putNextEntry(stored); zip.write(text); zip.closeEntry();
            zip.setLevel(9);
            ZipEntry packed = new ZipEntry("dir/packed.txt"); packed.setComment("c"); packed.setExtra(null);
            zip.putNextEntry(packed); zip.write(text, 0, 300); zip.closeEntry();
            zip.putNextEntry(new ZipEntry("dir/")); zip.closeEntry();
            try { zip.putNextEntry(new ZipEntry("dir/")); } catch (ZipException twice) { System.out.println(twice.getMessage()); }
        }
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
                byte[] read = zip.readAllBytes();
                System.out.println(e.getName() + " " + e.isDirectory() + " " + e.getMethod() + " " + read.length + " " + e.getCrc());
            }
        }
        CheckedInputStream checked = new CheckedInputStream(new ByteArrayInputStream(text), new Adler32());
        checked.readAllBytes();
        System.out.println(checked.getChecksum().getValue());
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(raw, new Deflater(Deflater.BEST_SPEED, true))) { out.write(text); }
        System.out.println(new InflaterInputStream(new ByteArrayInputStream(raw.toByteArray()), new Inflater(true)).readAllBytes().length);
        InflaterOutputStream back = new InflaterOutputStream(bytes = new ByteArrayOutputStream(), new Inflater(true));
        back.write(raw.toByteArray()); back.close();
        System.out.println(bytes.size());
        try { new GZIPInputStream(new ByteArrayInputStream(new byte[0])); } catch (EOFException empty) { System.out.println(empty.getMessage()); }
    }
}
