// PriorityQueue: heap order of toString and iteration, comparators, removal from the middle, sorting by polling, merging.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;

public class PriorityQueues {
    record Job(String name, int prio, int seq) implements Comparable<Job> {
        public int compareTo(Job o) {
            return prio != o.prio ? Integer.compare(o.prio, prio) : Integer.compare(seq, o.seq);
        }

        @Override
        public String toString() {
            return name + prio;
        }
    }

    static <T> List<T> drain(PriorityQueue<T> q) {
        List<T> out = new ArrayList<>();
        while (!q.isEmpty()) {
            out.add(q.poll());
        }
        return out;
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int i = 0; i < 15; i++) {
            q.offer(i * 7 % 15);
        }
        System.out.println(q + " " + q.peek());
        q.remove(7);
        q.remove((Object) 0);
        System.out.println(q + " " + q.contains(7));
        Iterator<Integer> it = q.iterator();
        while (it.hasNext()) {
            if (it.next() % 3 == 0) {
                it.remove();
            }
        }
        System.out.println(q);
        System.out.println(drain(q) + " " + q.poll() + " " + q.peek());
        PriorityQueue<String> s = new PriorityQueue<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        s.addAll(Arrays.asList("aa", "b", "cccc", "dd", "eee", "aaaa"));
        System.out.println(drain(s));
        PriorityQueue<Job> jobs = new PriorityQueue<>();
        int n = 0;
        for (String name : "low mid high mid low high".split(" ")) {
            jobs.add(new Job(name, name.length() == 4 ? 9 : name.charAt(0) == 'm' ? 5 : 1, n++));
        }
        System.out.println(jobs + " " + drain(jobs));
        PriorityQueue<Integer> heapified = new PriorityQueue<>(Arrays.asList(9, 8, 7, 6, 5, 4, 3, 2, 1));
        System.out.println(heapified + " " + Arrays.toString(heapified.toArray()));
        PriorityQueue<Integer> max = new PriorityQueue<>(11, Collections.reverseOrder());
        max.addAll(heapified);
        max.removeIf(x -> x % 2 == 0);
        System.out.println(max + " " + new PriorityQueue<>(max).comparator().compare(1, 2));
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        try {
            q.element();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("empty");
        }
        int[][] streams = {{1, 4, 9}, {2, 3, 10}, {0}};
        PriorityQueue<int[]> heads = new PriorityQueue<>((x, y) -> Integer.compare(streams[x[0]][x[1]], streams[y[0]][y[1]]));
        for (int i = 0; i < streams.length; i++) {
            heads.add(new int[] {i, 0});
        }
        StringBuilder merged = new StringBuilder();
        while (!heads.isEmpty()) {
            int[] h = heads.poll();
            merged.append(streams[h[0]][h[1]]).append(' ');
            if (++h[1] < streams[h[0]].length) {
                heads.add(h);
            }
        }
        System.out.println(merged);
    }
}
