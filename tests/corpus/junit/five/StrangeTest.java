package five;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtendWith;

class StrangeTest {
    static class Nothing implements Extension {
    }

    @Test
    @Retention(RetentionPolicy.RUNTIME)
    @interface Quick {
    }

    @Test
    @ExtendWith(Nothing.class)
    void isExtended() {
    }

    @Test
    void isTold(TestInfo info) {
        assertTrue(info != null);
    }

    @TestFactory
    List<DynamicTest> makesTests() {
        return List.of();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void isForOneSystem() {
    }

    @Quick
    void isComposed() {
    }

    @Test
    private void isPrivate() {
    }

    @Test
    void isPlain() {
    }
}
