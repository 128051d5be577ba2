// jars: -
// Readers and writers in memory, tokens, piped text, push-back, and line numbers.
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.*;
import java.util.*;

public class TextFiles {
    public static void main(String[] arguments) throws Exception {
        LineNumberReader lines = new LineNumberReader(new StringReader("a\nb\r\nc"));
        while (lines.readLine() != null) { System.out.print(lines.getLineNumber() + " "); }
        StreamTokenizer tokens = new StreamTokenizer(new StringReader("x = 3.5 // note\n'q'"));
        tokens.slashSlashComments(true);
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) { System.out.print(tokens + ";"); }
        System.out.println();
        ReadableByteChannel channel = Channels.newChannel(new ByteArrayInputStream("channel".getBytes()));
        ByteBuffer buffer = ByteBuffer.allocate(4);
        channel.read(buffer); buffer.flip();
        System.out.println(StandardCharsets.US_ASCII.decode(buffer) + " " + buffer + " " + ByteBuffer.wrap(new byte[] {0, 0, 1, 2}).getInt() + " " + ByteBuffer.wrap(new byte[] {1, 2}).order(ByteOrder.LITTLE_ENDIAN).getShort());
        CharsetEncoder encoder = StandardCharsets.ISO_8859_1.newEncoder();
        System.out.println(encoder.canEncode('\u20ac') + " " + Charset.forName("windows-1252").encode("\u20ac").get(0));
        try { StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {(byte) 0xC3})); } catch (CharacterCodingException e) { System.out.println(e.getMessage()); }
        PushbackInputStream push = new PushbackInputStream(new ByteArrayInputStream(new byte[] {1, 2}));
        int first = push.read(); push.unread(first);
        System.out.println(first == push.read());
        SequenceInputStream both = new SequenceInputStream(new ByteArrayInputStream("a".getBytes()), new ByteArrayInputStream("b".getBytes()));
        System.out.println(new String(both.readAllBytes()) + " " + new DataInputStream(new ByteArrayInputStream(new byte[] {0, 1, 'x'})).readUTF());
        PrintWriter writer = new PrintWriter(new StringWriter()); writer.printf("%5.2f|%-4s|%x", 3.14159, "ab", 255);
        System.out.println(writer.checkError());
    }
}
