// jars: hamcrest
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.*;
import java.util.*;
public class HamcrestMatchers {
    public static void main(String[] arguments) {
        assertThat("x", is("x"));
        assertThat(List.of(1, 2, 3), hasItems(1, 3));
        assertThat(Map.of("k", 1), hasEntry("k", 1));
        assertThat(2.0, closeTo(2.1, 0.2));
        assertThat("abc", allOf(startsWith("a"), endsWith("c"), not(containsString("z"))));
        assertThat(new HamcrestMatchers(), hasProperty("name", equalTo("ham")));
        try { assertThat("sizes", List.of(1, 2), contains(2, 1)); } catch (AssertionError e) { System.out.println(e.getMessage()); }
        assertThat(3, lessThan(2));
    }
    public String getName() { return "ham"; }
}
