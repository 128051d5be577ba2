// expect: violated
// What the second task prints goes to the new stream or to the old one.

import static edu.rice.hj.Module2.*;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class SetOutBeside {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            PrintStream stream = new PrintStream(bytes, true);
            finish(() -> {
                async(() -> {
                    System.setOut(stream);
                });
                async(() -> {
                    System.out.print("b");
                });
            });
            assert bytes.size() == 0;
        });
    }
}
