// expect: ok
// regions: 2
// A task pushes on a stack inside a finish; after it, a second task pops; each works in a write region on the stack.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class PermStackFin {
    static class Stack {
        private static class Cell {
            final int value;
            final Cell below;

            Cell(int value, Cell below) {
                this.value = value;
                this.below = below;
            }
        }

        private Cell top;

        void push(int value) {
            acquireW(this);
            top = new Cell(value, top);
            releaseW(this);
        }

        int pop() {
            acquireW(this);
            Cell cell = top;
            top = cell.below;
            releaseW(this);
            return cell.value;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final Stack stack = new Stack();
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        async(new HjRunnable() {
                            @Override
                            public void run() {
                                stack.push(7);
                            }
                        });
                    }
                });
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        int value = stack.pop();
                        assert value == 7 : value;
                    }
                });
            }
        });
    }
}
