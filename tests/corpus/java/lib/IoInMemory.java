// In-memory input and output: readers, writers, byte and data streams, print writers, push back, sequence and buffered reads.
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

public class IoInMemory {
    public static void main(String[] args) throws IOException {
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        pw.print(1);
        pw.print('c');
        pw.print(2.5);
        pw.println(true);
        pw.printf("%05d|%s%n", 42, "x");
        pw.append("seq", 1, 3).write("write", 0, 2);
        pw.println(new char[] {'o', 'k'});
        pw.flush();
        System.out.print(sw + "" + pw.checkError() + "\n");
        BufferedReader br = new BufferedReader(new StringReader("line one\nline two\r\nthree"));
        System.out.println(br.readLine() + "|" + (char) br.read() + "|" + br.skip(3) + "|" + br.readLine() + "|" + br.lines().collect(Collectors.toList()) + "|" + br.readLine());
        StringReader marked = new StringReader("abcdef");
        marked.read();
        marked.mark(10);
        char[] buf = new char[3];
        int n = marked.read(buf, 1, 2);
        marked.reset();
        System.out.println(n + new String(buf).trim() + (char) marked.read() + marked.ready());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(-2);
        out.writeLong(1L << 40);
        out.writeShort(70000);
        out.writeByte(300);
        out.writeChar('é');
        out.writeBoolean(true);
        out.writeFloat(1.5f);
        out.writeDouble(-0.0);
        out.writeUTF("h\u0000é€😀");
        out.writeBytes("ab");
        System.out.println(out.size() + " " + Arrays.toString(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readInt() + " " + in.readLong() + " " + in.readShort() + " " + in.readByte() + " " + in.readChar() + " " + in.readBoolean() + " " + in.readFloat() + " " + in.readDouble() + " " + in.readUTF().length() + " " + in.readUnsignedByte() + " " + in.available());
        in.readByte();
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println("EOF " + e.getMessage());
        }
        PushbackReader pb = new PushbackReader(new StringReader("12+3"));
        int num = 0;
        int ch;
        while (Character.isDigit(ch = pb.read())) {
            num = num * 10 + ch - '0';
        }
        pb.unread(ch);
        System.out.println(num + "" + (char) pb.read());
        InputStream seq = new SequenceInputStream(new ByteArrayInputStream(new byte[] {1, 2}), new ByteArrayInputStream(new byte[] {3}));
        System.out.println(Arrays.toString(seq.readAllBytes()) + " " + seq.read());
        PrintStream ps = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        bytes.reset();
        ps.print("ü");
        ps.println(7L);
        System.out.println(bytes.size() + " " + bytes.toString(StandardCharsets.UTF_8).trim());
        try (Reader r = new InputStreamReader(new ByteArrayInputStream("ñandú".getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8); Writer w = new CharArrayWriter()) {
            System.out.println(r.transferTo(w) + " " + w);
        }
        ByteBuffer bb = ByteBuffer.allocate(16);
        bb.putInt(0x01020304).putShort((short) 5).order(ByteOrder.LITTLE_ENDIAN).putInt(0x01020304).flip();
        System.out.println(bb + " " + Arrays.toString(Arrays.copyOf(bb.array(), bb.limit())) + " " + bb.getInt(0) + " " + bb.remaining() + bb.position(4).slice().remaining());
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\n"));
        ln.readLine();
        ln.readLine();
        System.out.println(ln.getLineNumber());
        try {
            new BufferedReader(new StringReader("x") {
                @Override
                public int read(char[] c, int o, int l) throws IOException {
                    throw new IOException("disk on fire");
                }
            }).readLine();
        } catch (IOException e) {
            System.out.println(e.getMessage() + " " + new UncheckedIOException(e).getMessage());
        }
        PrintStream old = System.out;
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setOut(new PrintStream(captured));
        System.out.print("hidden");
        System.setOut(old);
        System.out.println("captured " + captured);
    }
}
