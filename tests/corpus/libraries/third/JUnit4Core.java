// jars: junit4 hamcrest
import static org.junit.Assert.*;
import org.junit.*;
import org.junit.rules.*;
import org.junit.runner.*;
import org.junit.runner.notification.Failure;
import org.junit.runners.*;
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class JUnit4Core {
    @Rule public ExpectedException expected = ExpectedException.none();
    @Rule public TestName name = new TestName();
    @BeforeClass public static void all() { System.out.println("before all"); }
    @Before public void each() { System.out.println("before " + name.getMethodName()); }
    @Test public void equal() { assertEquals(4, 2 + 2); }
    @Test(expected = ArithmeticException.class) public void thrown() { System.out.println(1 / Integer.parseInt("0")); }
    @Test public void rule() { expected.expectMessage("x"); throw new IllegalStateException("x y"); }
    @Test public void wrong() { assertEquals("texts", "abc", "abd"); }
    @Test @Ignore("later") public void ignored() { fail(); }
    @Test public void assumed() { Assume.assumeTrue(false); }
    public static void main(String[] arguments) {
        Result result = JUnitCore.runClasses(JUnit4Core.class);
        System.out.println(result.getRunCount() + " " + result.getFailureCount() + " " + result.getIgnoreCount() + " " + result.wasSuccessful());
        for (Failure failure : result.getFailures()) { System.out.println(failure.getTestHeader() + ": " + failure.getMessage()); }
    }
}
