// expect: ok
// output: 5

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

/** A pipeline of actors counts the primes up to 12. */
public class PcdpActorSieve {
    static class Sieve extends Actor {
        private final int prime;
        private Sieve next;

        Sieve(int prime) {
            this.prime = prime;
        }

        @Override
        public void process(Object message) {
            int candidate = (Integer) message;
            if (candidate % prime == 0) {
                return;
            }
            if (next == null) {
                next = new Sieve(candidate);
            } else {
                next.send(candidate);
            }
        }
    }

    public static void main(String[] args) {
        Sieve first = new Sieve(2);
        finish(() -> {
            for (int i = 3; i <= 12; i++) {
                first.send(i);
            }
        });
        int primes = 0;
        for (Sieve sieve = first; sieve != null; sieve = sieve.next) {
            primes++;
        }
        System.out.println(primes);
    }
}
