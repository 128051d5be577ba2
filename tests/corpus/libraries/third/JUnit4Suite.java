// jars: junit4 hamcrest
import static org.hamcrest.CoreMatchers.*;
import static org.junit.Assert.*;
import java.util.concurrent.TimeUnit;
import org.junit.*;
import org.junit.experimental.categories.Category;
import org.junit.experimental.theories.*;
import org.junit.internal.TextListener;
import org.junit.rules.*;
import org.junit.runner.*;
import org.junit.runner.manipulation.Filter;
import org.junit.runners.*;
@RunWith(Suite.class)
@Suite.SuiteClasses({JUnit4Suite.Plain.class, JUnit4Suite.Theory.class})
public class JUnit4Suite {
    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    public static class Plain {
        @ClassRule public static final ExternalResource resource = new ExternalResource() {
            @Override protected void before() { System.out.println("open"); }
            @Override protected void after() { System.out.println("close"); }
        };
        @Rule public ErrorCollector errors = new ErrorCollector();
        @Test public void collects() { errors.checkThat(1, is(2)); errors.checkThat("a", containsString("b")); }
        @Test public void matches() { assertThat("text", startsWith("te")); assertArrayEquals(new int[] {1}, new int[] {1}); assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException(); }); }
    }
    @RunWith(Theories.class)
    public static class Theory {
        @DataPoints public static int[] values = {1, 2, 3};
        @org.junit.experimental.theories.Theory public void positive(int a, int b) { Assume.assumeTrue(a != b); assertTrue(a + b > 2); }
    }
    public static void main(String[] arguments) {
        JUnitCore core = new JUnitCore();
        Result result = core.run(JUnit4Suite.class);
        System.out.println(result.getRunCount() + " " + result.getFailureCount());
        result.getFailures().forEach(failure -> System.out.println(failure.getDescription().getMethodName() + ": " + failure.getMessage().replace("\n", "|")));
        Request one = Request.aClass(Plain.class).filterWith(Description.createTestDescription(Plain.class, "matches"));
        System.out.println(core.run(one).wasSuccessful());
    }
}
