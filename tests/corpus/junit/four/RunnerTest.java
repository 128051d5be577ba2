package four;

import org.junit.Test;
import org.junit.experimental.theories.Theories;
import org.junit.runner.RunWith;

@RunWith(Theories.class)
public class RunnerTest {
    @Test
    public void hasARunner() {
    }
}
