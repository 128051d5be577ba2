// expect: violated assertion
// Which of the two bodies is last shows in whether an initialiser has failed and nowhere else; bodies behind that
// make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenFailure {
    static int p = 5, c;
    static boolean fails = true;

    static class C {
        static {
            if (fails) {
                throw new IllegalStateException();
            }
        }

        static void touch() { }
    }

    static class Before {
        static {
            if (fails) {
                throw new IllegalStateException();
            }
        }

        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                Before.touch();
            } catch (LinkageError e) {
                // The classes of the exceptions are there now.
            }
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            try {
                                C.touch();
                            } catch (LinkageError e) {
                                // Never again.
                            }
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                        }
                    });
                });
            });
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        c += 1;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        c += 2;
                    });
                });
            });
            fails = false;
            try {
                C.touch();
            } catch (LinkageError e) {
                assert false;
            }
        });
    }
}
