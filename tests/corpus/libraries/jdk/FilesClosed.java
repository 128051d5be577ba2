// jars: -
// What does not exist is not there for either, and questions about it are answered.
import java.io.*;
import java.nio.file.*;

public class FilesClosed {
    public static void main(String[] arguments) throws Exception {
        Path absent = Path.of("/no/such/place");
        System.out.println(Files.exists(absent) + " " + Files.isDirectory(absent) + " " + Files.isRegularFile(absent));
        System.out.println(new File("/no/such/place").exists() + " " + new File("a/../b").getName());
    }
}
