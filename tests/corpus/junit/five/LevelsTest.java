package five;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Assume;
import org.junit.Ignore;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What is run when setting up is over early, and the order of what is run. */
class LevelsTest {
    final List<String> seen = new ArrayList<>();

    @BeforeEach
    void one() {
        seen.add("one");
    }

    @BeforeEach
    void three() {
        seen.add("three");
    }

    @BeforeEach
    void two() {
        seen.add("two");
    }

    /** By the hashes of their names. */
    @Test
    void areInOrder() {
        assertEquals(List.of("one", "two", "three"), seen);
    }

    @Test
    void areNotInTheOrderOfTheSource() {
        assertEquals(List.of("one", "three", "two"), seen);
    }

    @Test
    void assumesAsFourDoes() {
        Assume.assumeTrue(false);
    }

    @Test
    @Ignore
    void isNotIgnored() {
        fail();
    }

    @Nested
    class Inner {
        @Test
        void isInside() {
        }
    }

    /** The class inside is not begun, so nothing of it is run behind it. */
    static class OverTest {
        @BeforeAll
        static void begin() {
            assumeTrue(false);
        }

        @Nested
        class Inner {
            @AfterEach
            void end() {
                fail();
            }

            @Test
            void isNotRun() {
                fail();
            }
        }
    }

    /** Without an object nothing is run behind it. */
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class ObjectTest {
        ObjectTest() {
            assumeTrue(false);
        }

        @AfterAll
        void end() {
            fail();
        }

        @Test
        void isNotRun() {
            fail();
        }
    }

    /** A nested class of the same name is instead of the inherited one. */
    static class LowerTest extends LevelsTest {
        @Nested
        class Inner {
            @Test
            void isBelow() {
            }
        }
    }

    static class StaticTest {
        @BeforeEach
        static void begin() {
        }

        @Test
        void isRefused() {
        }
    }

    static class ResultTest {
        @AfterEach
        int end() {
            return 1;
        }

        @Test
        void isRefused() {
        }
    }

    static class ConstructorsTest {
        ConstructorsTest() {
        }

        ConstructorsTest(int number) {
        }

        @Test
        void isRefused() {
        }
    }

    /** JUnit 5 can use this constructor; the caller of tests cannot. */
    static class PrivateTest {
        private PrivateTest() {
        }

        @Test
        void isPrivate() {
        }
    }
}
