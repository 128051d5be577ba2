// jars: junit-platform-launcher junit-platform-engine junit-platform-commons junit-jupiter-api junit-jupiter-engine junit-jupiter-params opentest4j apiguardian-api
import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.stream.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.api.extension.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;
import org.junit.platform.engine.*;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.*;
import org.junit.platform.launcher.core.*;
public class JUnit5Features {
    static class Numbers implements ParameterResolver, BeforeEachCallback {
        @Override public boolean supportsParameter(ParameterContext p, ExtensionContext e) { return p.getParameter().getType() == int.class; }
        @Override public Object resolveParameter(ParameterContext p, ExtensionContext e) { return 42; }
        @Override public void beforeEach(ExtensionContext context) { System.out.println("extension before " + context.getDisplayName()); }
    }
    @TestMethodOrder(MethodOrderer.MethodName.class)
    @ExtendWith(Numbers.class)
    @Tag("fast")
    static class Cases {
        @Test void injected(int value) { assertEquals(42, value); }
        @TestFactory Stream<DynamicTest> made() { return Stream.of("a", "b").map(name -> DynamicTest.dynamicTest("dynamic " + name, () -> assertEquals("a", name))); }
    }
    static class Parameters {
        static Stream<Arguments> pairs() { return Stream.of(Arguments.of(1, "one"), Arguments.of(2, "two")); }
        @ParameterizedTest(name = "{0} is {1}") @MethodSource("pairs") void method(int number, String word) { assertTrue(word.length() == 3); }
        @ParameterizedTest @EnumSource(value = Thread.State.class, names = {"NEW", "BLOCKED"}) void states(Thread.State state) { assertNotNull(state); }
        @ParameterizedTest @CsvSource({"1, 2, 3", "4, 5, 6"}) void sums(int a, int b, int sum) { assertEquals(sum, a + b); }
    }
    public static void main(String[] arguments) {
        for (Class<?> one : List.of(Cases.class, Parameters.class)) {
            LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request().selectors(DiscoverySelectors.selectClass(one)).build();
            List<String> lines = new ArrayList<>();
            LauncherFactory.create().execute(request, new TestExecutionListener() {
                @Override public void executionFinished(TestIdentifier id, TestExecutionResult result) {
                    lines.add(id.getDisplayName() + " " + result.getStatus() + " " + id.getTags() + " " + result.getThrowable().map(Throwable::getMessage).orElse(""));
                }
            });
            Collections.sort(lines);
            lines.forEach(System.out::println);
        }
    }
}
