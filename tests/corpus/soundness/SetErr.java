// expect: violated assertion
// The program's own stream takes what is printed in the order of the schedule.

import static edu.rice.hj.Module2.*;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class SetErr {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.setErr(new PrintStream(bytes, true));
            finish(() -> {
                async(() -> {
                    System.err.print("a");
                });
                async(() -> {
                    System.err.print("b");
                });
            });
            assert bytes.toString().equals("ab");
        });
    }
}
