// jars: junit-platform-launcher junit-platform-engine junit-platform-commons junit-jupiter-api junit-jupiter-engine junit-jupiter-params opentest4j apiguardian-api
import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.*;
import org.junit.platform.launcher.*;
import org.junit.platform.launcher.core.*;
import org.junit.platform.launcher.listeners.*;
public class JUnit5Launcher {
    @TestMethodOrder(MethodOrderer.MethodName.class)
    static class Cases {
        @BeforeEach void each(TestInfo info) { System.out.println("before " + info.getDisplayName()); }
        @Test void equal() { assertEquals(4, 2 + 2); }
        @Test void thrown() { assertThrows(ArithmeticException.class, () -> System.out.println(1 / Integer.parseInt("0"))); }
        @Test void wrong() { assertEquals("abc", "abd", "texts"); }
        @Test @Disabled void off() { fail(); }
        @Test @DisplayName("named so") void zNamed() { assertAll(() -> assertTrue(true), () -> assertNotNull("")); }
        @ParameterizedTest @ValueSource(ints = {1, 2}) void many(int value) { assertTrue(value < 2); }
        @RepeatedTest(2) void again() { }
        @Nested class Inner { @Test void inside() { } }
    }
    public static void main(String[] arguments) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request().selectors(DiscoverySelectors.selectClass(Cases.class)).build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        TestExecutionListener printing = new TestExecutionListener() {
            @Override public void executionFinished(TestIdentifier id, TestExecutionResult result) {
                System.out.println(id.getDisplayName() + " " + result.getStatus() + " " + result.getThrowable().map(Throwable::getMessage).orElse(""));
            }
        };
        LauncherFactory.create().execute(request, listener, printing);
        TestExecutionSummary summary = listener.getSummary();
        System.out.println(summary.getTestsFoundCount() + " " + summary.getTestsSucceededCount() + " " + summary.getTestsFailedCount() + " " + summary.getTestsSkippedCount());
    }
}
