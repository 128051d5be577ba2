import static edu.rice.hj.Module2.*;

import java.io.FileReader;

/** Reads a file, and has a race. */
public class ReadsFile {
    static int count;

    public static void main(String[] args) throws Exception {
        try (FileReader file = new FileReader(args[0])) {
            count = file.read();
        }
        launchHabaneroApp(() -> finish(() -> {
            async(() -> count++);
            async(() -> count++);
        }));
    }
}
