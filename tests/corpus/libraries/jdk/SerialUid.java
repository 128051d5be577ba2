// jars: -
// The number that a class without serialVersionUID gets, and exceptions that travel.
import java.io.*;

public class SerialUid implements Serializable {
    int a;
    private String b;
    protected transient long c;
    static int counter = 4;
    public SerialUid() {}
    public void work(int x) throws IOException {}
    private static class Inner implements Serializable { int z; }

    public static void main(String[] arguments) throws Exception {
        System.out.println(ObjectStreamClass.lookup(SerialUid.class));
        System.out.println(ObjectStreamClass.lookup(Inner.class).getSerialVersionUID());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new RuntimeException("sent", new IOException("cause")));
        Throwable read = (Throwable) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        System.out.println(read + " " + read.getCause() + " " + read.getStackTrace()[0].getMethodName());
    }
}
