/** Reads a resource. */
public class ReadsResource {
    public static void main(String[] args) throws Exception {
        try (java.io.InputStream in = ReadsResource.class.getResourceAsStream("/" + args[0])) {
            System.out.println(in == null ? "nothing" : "read " + (char) in.read());
        }
    }
}
