import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

// proved: a message comes behind what its sender wrote before.
public class SelPublished {
    static int x;

    static final class Reader extends Selector<String> {
        Reader() {
            super(1);
        }

        @Override
        protected void process(String message) {
            assert x == 1;
            exit();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            Reader reader = new Reader();
            reader.start();
            async(() -> {
                x = 1;
                reader.send(0, "written");
            });
        }));
    }
}
