import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.util.MultipleExceptions;

// proved: one exception alone as it is, two as MultipleExceptions.
public class HjOneException {
    public static void main(String[] args) {
        int[] caught = new int[1];
        launchHabaneroApp(() -> {
            try {
                finish(() -> async(() -> {
                    throw new IllegalArgumentException();
                }));
            } catch (IllegalArgumentException one) {
                caught[0]++;
            }
            try {
                finish(() -> {
                    async(() -> {
                        throw new IllegalArgumentException();
                    });
                    throw new IllegalStateException();
                });
            } catch (MultipleExceptions two) {
                caught[0]++;
            }
        });
        assert caught[0] == 2;
    }
}
