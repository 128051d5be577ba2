// Concurrent queues and copy-on-write lists in one thread: bounded offers, drains, snapshot iterators, priority and delay order.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.*;

public class QueuesAndLists {
    static void bounded(BlockingQueue<Integer> q) throws InterruptedException {
        StringBuilder sb = new StringBuilder(q.getClass().getSimpleName());
        for (int i = 0; i < 5; i++) {
            sb.append(' ').append(q.offer(i * 3 % 5));
        }
        sb.append(' ').append(q.remainingCapacity()).append(q).append(q.peek()).append(q.poll());
        sb.append(q.offer(7, 0, TimeUnit.SECONDS)).append(q.contains(7)).append(q.remove(7));
        q.put(8);
        sb.append(q.take());
        List<Integer> out = new ArrayList<>();
        sb.append(q.drainTo(out, 1)).append(out).append(q.drainTo(out)).append(out).append(q.poll()).append(q.poll(0, TimeUnit.SECONDS));
        System.out.println(sb);
    }

    public static void main(String[] args) throws InterruptedException {
        bounded(new ArrayBlockingQueue<>(3));
        bounded(new LinkedBlockingQueue<>(3));
        bounded(new LinkedBlockingDeque<>(3));
        bounded(new PriorityBlockingQueue<>());
        bounded(new LinkedTransferQueue<>());
        ArrayBlockingQueue<String> full = new ArrayBlockingQueue<>(1, true);
        full.add("one");
        try {
            full.add("two");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new SynchronousQueue<Integer>().offer(1) + " " + new SynchronousQueue<Integer>().poll());
        ConcurrentLinkedQueue<String> clq = new ConcurrentLinkedQueue<>(List.of("a", "b", "c"));
        Iterator<String> weak = clq.iterator();
        clq.add("d");
        clq.remove("b");
        StringBuilder seen = new StringBuilder();
        weak.forEachRemaining(seen::append);
        System.out.println(clq + " " + seen + " " + clq.poll() + clq.peek() + clq.size() + clq.removeIf(s -> s.equals("d")) + clq);
        ConcurrentLinkedDeque<Integer> cld = new ConcurrentLinkedDeque<>();
        cld.addFirst(1);
        cld.addLast(2);
        cld.push(0);
        System.out.println(cld + " " + cld.pollLast() + cld.peekFirst() + cld.pop() + cld.descendingIterator().next());
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (Integer x : cow) {
            cow.add(x * 10);
        }
        System.out.println(cow + " " + cow.addIfAbsent(10) + cow.addIfAbsent(11) + " " + cow.addAllAbsent(List.of(11, 12)) + " " + cow.indexOf(20) + cow.remove(0) + cow);
        Iterator<Integer> it = cow.iterator();
        it.next();
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("snapshot iterator");
        }
        cow.replaceAll(x -> -x);
        cow.sort(null);
        System.out.println(cow + " " + cow.subList(1, 3) + new CopyOnWriteArraySet<>(List.of(2, 1, 2)));
        try {
            new ConcurrentLinkedQueue<Integer>().element();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>();
        d.putFirst(1);
        d.offerLast(2);
        System.out.println(d.takeLast() + d.takeFirst() + " " + d.pollFirst() + d.remainingCapacity());
    }
}
