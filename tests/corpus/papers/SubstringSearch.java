// expect: race
// regions: 2
// One task for each start position compares the pattern with the text; the text matches twice, so two tasks write the flag.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class SubstringSearch {
    static final char[] TEXT = "a pepper is hot, and a red pepper is hotter than a green one, I know".toCharArray();
    static final char[] PATTERN = "pepper is h".toCharArray();

    static boolean matchesAt(int start) {
        for (int i = 0; i < PATTERN.length; i++) {
            if (TEXT[start + i] != PATTERN[i]) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final boolean[] found = new boolean[1];
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        for (int i = 0; i <= TEXT.length - PATTERN.length; i++) {
                            final int start = i;
                            async(new HjRunnable() {
                                @Override
                                public void run() {
                                    if (matchesAt(start)) {
                                        acquireW(found, 0);
                                        found[0] = true;
                                        releaseW(found, 0);
                                    }
                                }
                            });
                        }
                    }
                });
                acquireR(found, 0);
                System.out.println(found[0] ? "found" : "not found");
                releaseR(found, 0);
            }
        });
    }
}
