// expect: ok
// regions: 2
// One task pushes on a stack and another pops, in any order; each is isolated and in a write region on the stack.
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class PermStackIso {
    static class Stack {
        private final int[] values = new int[4];
        private int size;

        void push(int value) {
            values[size++] = value;
        }

        boolean pop() {
            if (size == 0) {
                return false;
            }
            values[--size] = 0;
            return true;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final Stack stack = new Stack();
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        isolated(new HjRunnable() {
                            @Override
                            public void run() {
                                acquireW(stack);
                                stack.push(7);
                                releaseW(stack);
                            }
                        });
                    }
                });
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        isolated(new HjRunnable() {
                            @Override
                            public void run() {
                                acquireW(stack);
                                stack.pop();
                                releaseW(stack);
                            }
                        });
                    }
                });
            }
        });
    }
}
