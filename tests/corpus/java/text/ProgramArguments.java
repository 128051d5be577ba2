// Command line arguments: order, parsing, empty use and options.
// args: -n 3 --name=scoville x 7
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class ProgramArguments {
    public static void main(String[] args) {
        System.out.println(args.length + " " + String.join("|", args));
        Map<String, String> options = new LinkedHashMap<>();
        List<String> rest = new ArrayList<>();
        for (int i = 0; i < args.length; i++) {
            String a = args[i];
            if (a.startsWith("--")) {
                int eq = a.indexOf('=');
                options.put(eq < 0 ? a.substring(2) : a.substring(2, eq), eq < 0 ? "true" : a.substring(eq + 1));
            } else if (a.startsWith("-")) {
                options.put(a.substring(1), args[++i]);
            } else {
                rest.add(a);
            }
        }
        System.out.println(options + " " + rest);
        int n = Integer.parseInt(options.getOrDefault("n", "1"));
        for (int i = 0; i < n; i++) {
            System.out.println(i + " " + options.get("name"));
        }
        try {
            System.out.println(args[args.length]);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
