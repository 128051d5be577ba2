// expect: violated
// The program's own stream takes what is printed in the order of the schedule.

import static edu.rice.hj.Module2.*;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class SetOut {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.setOut(new PrintStream(bytes, true));
            finish(() -> {
                async(() -> {
                    System.out.print("a");
                });
                async(() -> {
                    System.out.print("b");
                });
            });
            assert bytes.toString().equals("ab");
        });
    }
}
