package five;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(StrangeTest.Nothing.class)
class ExtendedTest {
    @Test
    void isExtendedAsAWhole() {
    }
}
