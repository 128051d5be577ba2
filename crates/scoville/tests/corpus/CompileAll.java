import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles many programs in one process. Each line of the input: output folder, class path, then sources, between tabs. */
public class CompileAll {
    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] parts = line.split("\t");
            Path folder = Path.of(parts[0]);
            Files.createDirectories(folder);
            List<String> options = new ArrayList<>(Arrays.asList(args));
            options.addAll(List.of("-encoding", "UTF-8", "-g", "-nowarn", "-Xlint:none", "-proc:none", "-d", parts[0], "-cp", parts[1]));
            StringWriter messages = new StringWriter();
            try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
                var sources = files.getJavaFileObjects(Arrays.copyOfRange(parts, 2, parts.length));
                boolean done = compiler.getTask(messages, files, null, options, null, sources).call();
                if (!done) {
                    Files.writeString(folder.resolve("refused.txt"), messages.toString());
                }
            }
        }
    }
}
