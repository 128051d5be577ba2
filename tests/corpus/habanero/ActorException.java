// expect: exception
// error: / by zero

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

/** An exception of an actor is one of its finish, and ends the actor. */
public class ActorException {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> System.out.println(1 / pair.right));
                actor.start();
                actor.send(0);
                actor.send(1);
            });
        });
    }
}
