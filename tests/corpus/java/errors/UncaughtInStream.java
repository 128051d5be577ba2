// An uncaught exception inside a stream pipeline: the trace shows the library's own frames and line numbers.
import java.util.List;
import java.util.stream.Collectors;

public class UncaughtInStream {
    static int strict(String s) {
        if (s.length() > 3) {
            throw new IllegalArgumentException("too long: " + s);
        }
        return s.length();
    }

    public static void main(String[] args) {
        List<String> words = List.of("a", "bb", "ccc");
        System.out.println(words.stream().map(UncaughtInStream::strict).collect(Collectors.toList()));
        List<String> more = List.of("one", "two", "three");
        System.out.println(more.stream()
            .filter(w -> !w.isEmpty())
            .map(UncaughtInStream::strict)
            .sorted()
            .collect(Collectors.toList()));
    }
}
