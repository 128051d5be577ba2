import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles several sets of sources, each into a folder of its own, in one process: the compiler gets warm once. The
 * arguments are the options of javac, `--`, and pairs of a folder with sources and one for their classes.
 */
public class CompileAll {
    public static void main(String[] arguments) throws Exception {
        List<String> all = List.of(arguments);
        List<String> options = all.subList(0, all.indexOf("--"));
        List<String> pairs = all.subList(all.indexOf("--") + 1, all.size());
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Boolean>> results = new ArrayList<>();
        for (int at = 0; at < pairs.size(); at += 2) {
            Path from = Path.of(pairs.get(at));
            String to = pairs.get(at + 1);
            results.add(pool.submit(() -> compile(from, to, options)));
        }
        boolean good = true;
        for (Future<Boolean> result : results) {
            good &= result.get();
        }
        System.exit(good ? 0 : 1);
    }

    static boolean compile(Path from, String to, List<String> options) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<Path> files = new ArrayList<>();
        try (var found = Files.newDirectoryStream(from, "*.java")) {
            found.forEach(files::add);
        }
        files.sort(null);
        List<String> own = new ArrayList<>(options);
        own.addAll(List.of("-d", to));
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            var units = manager.getJavaFileObjectsFromPaths(files);
            return compiler.getTask(null, manager, null, own, null, units).call();
        }
    }
}
