// expect: violated assertion
// Two tasks that are alike but for their names; it fails only if the second is first.
// As NameOfEqual, with the tasks the other way round.

import static edu.rice.hj.Module2.*;

public class NameOfEqualMirrored {
    static int c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    async(() -> {
                        int turn = isolatedWithReturn(() -> ++c);
                        isolated(() -> {
                            assert turn != 1 || !Thread.currentThread().getName().endsWith("1");
                            c++;
                        });
                    });
                }
            });
        });
    }
}
