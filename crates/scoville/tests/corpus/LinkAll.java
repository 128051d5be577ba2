import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Links many classes in one process, each in a loader of its own. Each line of the input: the class's name, its file, the
 * folder of the others, between tabs. For each a line: the error that linking throws, or "linked".
 */
public class LinkAll {
    static final class Loader extends ClassLoader {
        private final String name;
        private final Path file;
        private final Path folder;

        Loader(String name, Path file, Path folder) {
            super(null);
            this.name = name;
            this.file = file;
            this.folder = folder;
        }

        @Override
        protected Class<?> findClass(String wanted) throws ClassNotFoundException {
            try {
                Path path = wanted.equals(name) ? file : folder.resolve(wanted.replace('.', '/') + ".class");
                byte[] bytes = Files.readAllBytes(path);
                return defineClass(wanted, bytes, 0, bytes.length);
            } catch (java.io.IOException | java.nio.file.InvalidPathException missing) {
                throw new ClassNotFoundException(wanted);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        StringBuilder out = new StringBuilder();
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] parts = line.split("\t");
            String verdict;
            try {
                // Asking for the methods links the class and does not initialise it.
                new Loader(parts[0], Path.of(parts[1]), Path.of(parts[2])).loadClass(parts[0]).getDeclaredMethods();
                verdict = "linked";
            } catch (Throwable error) {
                verdict = error.getClass().getSimpleName() + " " + String.valueOf(error.getMessage()).lines().limit(8).reduce("", (a, b) -> a + " " + b.strip());
            }
            out.append(verdict.replace('\t', ' ')).append('\n');
        }
        System.out.write(out.toString().getBytes("UTF-8"));
        System.out.flush();
    }
}
