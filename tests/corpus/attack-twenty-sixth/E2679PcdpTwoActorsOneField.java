import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

// violated: two actors write one field.
public class E2679PcdpTwoActorsOneField {
    static class A extends Actor {
        static int x;

        @Override
        public void process(Object message) {
            x = (Integer) message;
        }
    }

    public static void main(String[] args) throws Exception {
        finish(() -> {
            new A().send(1);
            new A().send(2);
        });
    }
}
