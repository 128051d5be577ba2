// jars: -
// Paths are worked with without a file being touched.
import java.nio.file.*;

public class Paths1 {
    public static void main(String[] arguments) {
        Path path = Path.of("a/b/../c", "d.txt");
        System.out.println(path + " " + path.normalize() + " " + path.getFileName() + " " + path.getParent());
        System.out.println(path.getNameCount() + " " + path.subpath(1, 3) + " " + path.isAbsolute());
        Path root = Paths.get("/x/y");
        System.out.println(root.resolve(path).normalize() + " " + root.relativize(Paths.get("/x/z/w")));
        System.out.println(root.resolveSibling("q") + " " + root.startsWith("/x") + " " + root.endsWith("y"));
        System.out.println(root.getRoot() + " " + root.compareTo(Paths.get("/x/z")) + " " + root.equals(Path.of("/x", "y")));
        System.out.println(root.toUri() + " " + Path.of(java.net.URI.create("file:///tmp/k")));
        for (Path part : root) {
            System.out.println(part);
        }
        System.out.println(FileSystems.getDefault().getSeparator() + " " + FileSystems.getDefault().isOpen());
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:*.{java,txt}");
        System.out.println(matcher.matches(path.getFileName()) + " " + matcher.matches(Path.of("x.c")));
        try {
            Path.of("a\0b");
        } catch (InvalidPathException refused) {
            System.out.println(refused.getMessage());
        }
        System.out.println(new java.io.File("q/r").toPath() + " " + root.toFile());
    }
}
