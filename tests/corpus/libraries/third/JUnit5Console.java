// jars: junit-platform-console junit-platform-reporting junit-platform-launcher junit-platform-engine junit-platform-commons junit-jupiter-api junit-jupiter-engine junit-jupiter-params opentest4j opentest4j-reporting-events apiguardian-api
import static org.junit.jupiter.api.Assertions.*;
import java.io.*;
import org.junit.jupiter.api.*;
import org.junit.platform.console.ConsoleLauncher;
public class JUnit5Console {
    @TestMethodOrder(MethodOrderer.MethodName.class)
    public static class Cases {
        @Test void adds() { assertEquals(4, 2 + 2); }
        @Test void breaks() { fail("on purpose"); }
        @Test @Disabled("later") void off() {}
    }
    public static void main(String[] arguments) {
        StringWriter out = new StringWriter(), err = new StringWriter();
        int code = ConsoleLauncher.execute(new PrintWriter(out), new PrintWriter(err), "--disable-banner", "--disable-ansi-colors", "--details=summary", "-c", "JUnit5Console$Cases").getExitCode();
        System.out.println(code);
        for (String line : out.toString().split("\n")) {
            if (line.startsWith("[")) { System.out.println(line); }
        }
    }
}
