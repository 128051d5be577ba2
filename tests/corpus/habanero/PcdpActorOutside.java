// expect: race

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

/** Without a finish the actor's state is not ordered. */
public class PcdpActorOutside {
    static class Holder extends Actor {
        private Object last;

        @Override
        public void process(Object message) {
            last = message;
        }
    }

    public static void main(String[] args) {
        Holder holder = new Holder();
        holder.send("message");
        System.out.println(holder.last == null);
    }
}
