// jars: -
// Secure random numbers: their number and range; two seeds that are given give the same.
import java.security.SecureRandom;
import java.util.*;

public class SecureRandoms {
    public static void main(String[] arguments) throws Exception {
        SecureRandom random = new SecureRandom();
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            seen.add(random.nextLong());
        }
        System.out.println(seen.size());
        int roll = random.nextInt(6);
        System.out.println(roll >= 0 && roll < 6);
        byte[] bytes = new byte[16];
        random.nextBytes(bytes);
        System.out.println(!Arrays.equals(bytes, new byte[16]));
        System.out.println(UUID.randomUUID().version() + " " + UUID.randomUUID().equals(UUID.randomUUID()));
        SecureRandom one = SecureRandom.getInstance("SHA1PRNG");
        one.setSeed(42);
        System.out.println(one.nextInt() + " " + one.nextLong());
        System.out.println(one.getAlgorithm() + " " + UUID.nameUUIDFromBytes(new byte[] {1}));
    }
}
