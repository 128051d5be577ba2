import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Checks what the corpus says of its programs on a JVM, under many random schedules.
 *
 * <p>Arguments: the directory of sources, the number of schedules, and the class path of programs,
 * API and oracle. Of a program that races it only sees that it runs.
 */
public final class Oracle {
    private static final List<String> NAMES =
            List.of("ok", "exception", "?", "deadlock", "permission", "annotation");

    private Oracle() {
    }

    /** Checks all programs of a directory. */
    public static void main(String[] arguments) throws Exception {
        int schedules = Integer.parseInt(arguments[1]);
        URL[] classPath = new URL[arguments.length - 2];
        for (int i = 0; i < classPath.length; i++) {
            classPath[i] = Paths.get(arguments[i + 2]).toUri().toURL();
        }
        List<Path> sources;
        try (var files = Files.list(Paths.get(arguments[0]))) {
            sources = files.filter(Oracle::isForTasks).sorted().collect(Collectors.toList());
        }
        int wrong = 0;
        for (Path source : sources) {
            String complaint = check(source, schedules, classPath);
            if (complaint != null) {
                wrong++;
                System.out.println(source.getFileName() + ": " + complaint);
            }
        }
        System.out.println(sources.size() + " programs, " + wrong + " wrong");
        System.exit(wrong == 0 ? 0 : 1);
    }

    /** Whether a program synchronises by tasks alone: the scheduler here knows nothing of monitors and locks. */
    private static boolean isForTasks(Path source) {
        if (!source.toString().endsWith(".java")) {
            return false;
        }
        try {
            String text = Files.readString(source);
            return List.of("synchronized", "volatile", ".notify()", "java.util.concurrent").stream().noneMatch(text::contains);
        } catch (java.io.IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    private static List<String> header(Path source, String key) throws Exception {
        try (var lines = Files.lines(source)) {
            String prefix = "// " + key + ": ";
            return lines.filter(line -> line.startsWith(prefix)).map(line -> line.substring(prefix.length()))
                    .collect(Collectors.toList());
        }
    }

    private static String check(Path source, int schedules, URL[] classPath) throws Exception {
        String expected = header(source, "expect").get(0);
        List<String> output = header(source, "output");
        List<String> error = header(source, "error");
        TreeSet<String> seen = new TreeSet<>();
        List<String> details = new ArrayList<>();
        boolean matched = false;
        PrintStream terminal = System.out;
        for (long seed = 0; seed < schedules; seed++) {
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            System.setOut(new PrintStream(printed, true));
            Object[] result;
            try (URLClassLoader loader = new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader())) {
                loader.setDefaultAssertionStatus(true);
                String name = source.getFileName().toString().replace(".java", "");
                Object run = loader.loadClass("scoville.Run").getConstructor(Class.class, long.class)
                        .newInstance(loader.loadClass(name), seed);
                result = (Object[]) ((Callable<?>) run).call();
            } finally {
                System.setOut(terminal);
            }
            String text = (String) result[1];
            String outcome = NAMES.get((Integer) result[0]);
            if (outcome.equals("exception") && text.contains("AssertionError")) {
                outcome = "assertion";
            }
            seen.add(outcome);
            details.add(text);
            matched |= !error.isEmpty() && Pattern.compile(error.get(0)).matcher(text).find();
            if (outcome.equals("ok") && !output.isEmpty() && !printed.toString().lines().collect(Collectors.toList()).equals(output)) {
                return "printed " + printed;
            }
        }
        String wanted = expected.equals("error") ? "exception" : expected.equals("race") ? "ok" : expected;
        if (!seen.contains(wanted) || expected.equals("ok") && seen.size() > 1) {
            return "expected " + expected + ", saw " + seen + " " + details.get(0);
        }
        if (!error.isEmpty() && !matched) {
            return "no message like " + error.get(0) + ": " + details.get(0);
        }
        return null;
    }
}
