// jars: junit4 hamcrest
import static org.junit.Assert.*;
import java.util.*;
import org.junit.*;
import org.junit.runner.*;
import org.junit.runners.Parameterized;
@RunWith(Parameterized.class)
public class JUnit4Parameters {
    @Parameterized.Parameters(name = "{index}: {0}+{1}") public static Collection<Object[]> data() { return Arrays.asList(new Object[][] {{1, 2, 3}, {2, 2, 5}}); }
    private final int a, b, sum;
    public JUnit4Parameters(int a, int b, int sum) { this.a = a; this.b = b; this.sum = sum; }
    @Test public void adds() { assertEquals(sum, a + b); }
    public static void main(String[] arguments) {
        Result result = new JUnitCore().run(JUnit4Parameters.class);
        System.out.println(result.getRunCount() + " " + result.getFailures().get(0).getDescription() + " " + result.getFailures().get(0).getMessage());
    }
}
