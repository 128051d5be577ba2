package four;

import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ExpectedException;

public class RuleTest {
    @Rule
    public ExpectedException thrown = ExpectedException.none();

    @Test
    public void hasARule() {
    }
}
