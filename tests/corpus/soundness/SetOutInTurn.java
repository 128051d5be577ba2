// expect: proved
// The second task is made when the first has ended.

import static edu.rice.hj.Module2.*;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class SetOutInTurn {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.setOut(new PrintStream(bytes, true));
            finish(() -> async(() -> System.out.print("a")));
            finish(() -> async(() -> System.out.print("b")));
            assert bytes.toString().equals("ab");
        });
    }
}
