// Thread API additions seen from one platform thread: thread ids and kinds, builders of unstarted threads, sleeping and joining by Duration.
// jdk: 21
import java.time.Duration;

public class ThreadAdditions {
    public static void main(String[] args) throws InterruptedException {
        Thread t = Thread.currentThread();
        System.out.println(t.isVirtual() + " " + t.getName() + " " + (t.threadId() > 0) + " " + t.isDaemon());
        Thread.sleep(Duration.ZERO);
        Thread platform = Thread.ofPlatform().name("worker-", 5).daemon(true).unstarted(() -> System.out.println("never started"));
        System.out.println(platform.getName() + " " + platform.isDaemon() + " " + platform.isAlive() + " " + platform.getState());
        Thread.Builder b = Thread.ofPlatform().name("n", 0);
        System.out.println(b.unstarted(() -> { }).getName() + b.unstarted(() -> { }).getName());
        try {
            platform.join(Duration.ofMillis(1));
        } catch (IllegalThreadStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
