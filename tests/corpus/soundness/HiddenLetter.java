// expect: violated assertion
// Which of the two bodies is last shows in the message in a mailbox and nowhere else; bodies behind that make the
// two states be compared.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class HiddenLetter {
    static int p = 5, c;
    static class Taker extends Actor<Integer> {
        @Override
        protected void process(Integer message) {
            assert message == 2;
            exit();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Taker taker = new Taker();
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            taker.send(1);
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            taker.send(2);
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
            finish(() -> taker.start());
        });
    }
}
